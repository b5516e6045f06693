import { HandRedirectModel } from "@estudio/database";
import type { Knex } from "knex";

type Row = Pick<HandRedirectModel, "fromPath" | "toPath" | "createdAt" | "createdBy">;

/** Write a redirect. It replaces an earlier one from the same path, e.g. one hidden by a page until now. */
export async function writeRedirect(trx: Knex.Transaction, row: Row): Promise<HandRedirectModel> {
  await HandRedirectModel.query(trx).delete().where({ fromPath: row.fromPath });
  return HandRedirectModel.query(trx).insertAndFetch(row);
}
