import { setTimeout as pause } from "node:timers/promises";
import { connect, SiteStateModel, transaction } from "../src";

/** `countUp.ts <file> <times>`: a process that reads and then writes, repeatedly. */
async function main(file: string, times: number): Promise<void> {
  const db = connect({ file });
  for (let done = 0; done < times; done++) {
    await transaction(db, async (trx) => {
      const { revision } = await SiteStateModel.query(trx).findById(1).throwIfNotFound();
      await pause(1);
      await SiteStateModel.query(trx)
        .findById(1)
        .patch({ revision: revision + 1 });
    });
  }
  await db.destroy();
}

main(process.argv[2] ?? "", Number(process.argv[3])).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
