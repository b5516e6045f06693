import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { listWritten } from "./listWrites";
import { oweMails } from "./owedMails";
import { indexSearchText } from "./searchWords";

const table = "contacts";
const atOnce = 20;

/**
 * Process a batch of enquiries that were stored quickly: index them for the search, count them and queue their mails.
 * Each is
 * processed once, also by several processes. One that a killed process left is processed later.
 * @returns whether there may be more
 */
export async function settleContacts(db: Knex): Promise<boolean> {
  const hasty = await db(table)
    .select("id", "searchText", "email", "notice")
    .where({ settled: false })
    .orderBy("id")
    .limit(atOnce);
  if (hasty.length === 0) return false;
  await transaction(db, async (trx) => {
    for (const { id, searchText, email, notice } of hasty) {
      const mine = await trx(table).where({ id, settled: false }).update({ settled: true });
      if (!mine) continue;
      await indexSearchText(trx, { table, id }, "", searchText);
      await oweMails(trx, { id, email, notice });
    }
    await listWritten(trx, table);
  });
  return hasty.length === atOnce;
}
