import type { DoubtfulSender } from "@estudio/contract";
import { ContactModel } from "@estudio/database";
import type { Knex } from "knex";

const maxSenders = 20;
type Sender = { newest: number; count: number | string };

/** Possible spam that nobody has opened. */
export const unseenDoubtful = (db: Knex) => ContactModel.query(db).where({ state: "new", doubtful: true });

/** Return each sender of possible spam once. Those who wrote least come first, so that a burst is the last line. */
export async function doubtfulSenders(db: Knex): Promise<DoubtfulSender[]> {
  const senders = await unseenDoubtful(db)
    .max("id as newest")
    .count("* as count")
    .groupByRaw("LOWER(email)")
    .orderBy("count")
    .orderBy("newest", "desc")
    .limit(maxSenders)
    .castTo<Sender[]>();
  const rows = await ContactModel.query(db).whereIn(
    "id",
    senders.map(({ newest }) => newest),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return senders.flatMap(({ newest: id, count }) => {
    const newest = byId.get(id);
    return newest ? [{ newest, count: Number(count) }] : [];
  });
}
