import { HandRedirectModel } from "@estudio/database";
import type { Knex } from "knex";

type Row = Pick<HandRedirectModel, "fromPath" | "toPath" | "createdAt" | "createdBy">;

/** Writes a redirect. One that a page has covered meanwhile is in nobody's way: it is written anew. */
export async function leadOn(trx: Knex.Transaction, row: Row): Promise<HandRedirectModel> {
  await HandRedirectModel.query(trx).delete().where({ fromPath: row.fromPath });
  return HandRedirectModel.query(trx).insertAndFetch(row);
}
