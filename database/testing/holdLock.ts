import { connect } from "../src";

/** `holdLock.ts <file>`: a process that holds SQLite's write lock until its standard input ends. */
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
