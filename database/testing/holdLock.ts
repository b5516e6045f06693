import { connect } from "../src";

/** A process that holds the write lock of the embedded database until its standard input ends: `holdLock.ts <file>`. */
async function main(file: string): Promise<void> {
  const db = connect({ file });
  const held = await db.transaction();
  process.stdout.write("held\n");
  for await (const _ of process.stdin);
  await held.rollback();
  await db.destroy();
}

main(process.argv[2] ?? "").catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
