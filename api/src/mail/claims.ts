import { openStates } from "@estudio/contract";
import { ContactModel, databaseNow, MailModel, readDatabaseNow, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { QueryBuilder } from "objection";
import { maxPauseMs, type Outcome } from "./failure";

/** Longer than a conversation with a mail server should take (`handOver`): its process has ended, or has lost the claim. */
const claimedForMs = 180_000;
const maxAtOnce = 1000;

/** Another process took the mail over, or a person deleted what it was about: it must not go from here. */
export class ClaimLostError extends Error {}

type Query = QueryBuilder<MailModel, MailModel[]>;

/**
 * Claim the mails that still wait. Each claim has a higher number (`fence`) than the one before it.
 * @returns those that are this letter's now
 */
export async function claimMails(db: Knex, ids: number[], messageId: string): Promise<MailModel[]> {
  await transaction(db, async (trx) =>
    MailModel.query(trx)
      .whereIn("id", ids)
      .where({ state: "waiting" })
      .patch({ state: "sending", messageId, fence: trx.raw("fence + 1"), claimedAt: databaseNow(trx) }),
  );
  return await MailModel.query(db).where({ messageId, state: "sending" }).orderBy("id");
}

/** Note that the server gets the last line of these mails now. @throws ClaimLostError unless all of them are still this letter's */
export async function markHanded(db: Knex, mails: MailModel[]): Promise<void> {
  await transaction(db, async (trx) => {
    const marked = await claimedBy(trx, mails).where({ state: "sending" }).patch({ state: "handed" });
    if (marked !== mails.length) throw new ClaimLostError();
  });
}

/** Note what became of these mails, unless another process has claimed them since. An enquiry follows its notice and its answer. */
export async function settleMails(db: Knex, mails: MailModel[], { againMs, ...change }: Outcome): Promise<void> {
  // That a mail has gone is known for good, also where it had been given up meanwhile.
  const from =
    change.state === "sent"
      ? (["sending", "handed", "uncertain", "waiting"] as const)
      : (["sending", "handed"] as const);
  await transaction(db, async (trx) => {
    const mine = await claimedBy(trx, mails)
      .whereIn("state", [...from])
      .forUpdate();
    const ids = mine.map(({ id }) => id);
    await MailModel.query(trx)
      .whereIn("id", ids)
      .patch({
        ...change,
        ...(againMs !== undefined && { dueAt: databaseNow(trx, againMs) }),
        ...(change.state === "sent" && { sentAt: databaseNow(trx) }),
      });
    const notice = change.state === "sent" ? "sent" : change.state === "waiting" ? "pending" : "failed";
    const told = MailModel.query(trx).whereIn("id", ids).where({ kind: "notice" }).select("contactId");
    await ContactModel.query(trx).whereIn("id", told).patch({ notice });
    if (change.state === "sent") await markAnswered(trx, ids);
  });
}

/**
 * Give back what a process left that ended, or that lost its claim: not handed over, it waits again; handed over and
 * unconfirmed, nobody knows whether it has gone, and it is not sent again.
 * @param all also what was claimed just now, because no other process is there
 */
export async function recoverMails(db: Knex, { all = false } = {}): Promise<void> {
  const left = (state: "sending" | "handed") => {
    const query = MailModel.query(db).where({ state });
    if (all) return query;
    // A claim of later than now was made before the clock was set back.
    return query.where((stale) =>
      stale
        .where("claimedAt", "<=", databaseNow(db, -claimedForMs))
        .orWhere("claimedAt", ">", databaseNow(db, claimedForMs)),
    );
  };
  await left("sending").patch({ state: "waiting" });
  const unconfirmed = await left("handed");
  if (unconfirmed.length === 0) return;
  await settleMails(db, unconfirmed, {
    state: "uncertain",
    error: "El servidor de correo lo recibió, pero no llegó a confirmarlo",
  });
}

/** Return the mails of that kind that are to go now, by the database's clock. */
export async function dueMails(db: Knex, kind: MailModel["kind"]): Promise<MailModel[]> {
  const waiting: Query = MailModel.query(db).where({ state: "waiting", kind });
  return await waiting
    .where((due) =>
      due
        .where({ attempts: 0 })
        .orWhere("dueAt", "<=", databaseNow(db))
        // No pause is that long: the clock was set back since.
        .orWhere("dueAt", ">", databaseNow(db, maxPauseMs)),
    )
    .orderBy("id")
    .limit(maxAtOnce);
}

/** Return in how many milliseconds the next mail is due; Infinity where none waits. */
export async function msUntilNextMail(db: Knex): Promise<number> {
  const next = await MailModel.query(db).where({ state: "waiting" }).min("dueAt as dueAt").first();
  if (!next?.dueAt) return Number.POSITIVE_INFINITY;
  return Date.parse(next.dueAt) - Date.parse(await readDatabaseNow(db));
}

const claimedBy = (db: Knex, mails: MailModel[]) =>
  MailModel.query(db).whereIn(
    ["id", "fence"],
    mails.map(({ id, fence }) => [id, fence]),
  );

/** Enquiries whose answer has gone no longer wait. */
async function markAnswered(trx: Knex.Transaction, ids: number[]): Promise<void> {
  const answered = MailModel.query(trx).whereIn("id", ids).where({ kind: "answer" }).select("contactId");
  await ContactModel.query(trx)
    .whereIn("id", answered)
    .whereIn("state", [...openStates])
    .patch({ state: "handled", answeredAt: databaseNow(trx) });
}
