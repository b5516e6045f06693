import { openStates } from "@estudio/contract";
import { ContactModel, databaseNow, MailModel, readDatabaseNow, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { QueryBuilder } from "objection";
import { maxPauseMs, type Outcome } from "./failure";

/**
 * Longer than any SMTP conversation (see `handOver`). After this time the process has ended or has lost its claim.
 */
const claimedForMs = 180_000;
const maxAtOnce = 1000;

/** Another process claimed the mail, or a user deleted its enquiry: this process must not send it. */
export class ClaimLostError extends Error {}

type Query = QueryBuilder<MailModel, MailModel[]>;

/**
 * Claim the mails that still wait, raising their fencing token (`fence`).
 * @returns those claimed by this letter
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

/**
 * Record that the server is about to receive the last line of these mails.
 * @throws ClaimLostError unless this process still holds all claims
 */
export async function markHanded(db: Knex, mails: MailModel[]): Promise<void> {
  await transaction(db, async (trx) => {
    const marked = await claimedBy(trx, mails).where({ state: "sending" }).patch({ state: "handed" });
    if (marked !== mails.length) throw new ClaimLostError();
  });
}

/**
 * Record the outcome of these mails, except those another process has claimed since. Updates the enquiry of a notice
 * or an answer.
 */
export async function settleMails(db: Knex, mails: MailModel[], { againMs, ...change }: Outcome): Promise<void> {
  // A sent mail is sent, even if it had been given up meanwhile.
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
 * Recover mails of a process that ended or lost its claim. A mail not handed over waits again. A mail handed over but
 * unconfirmed becomes uncertain and is not sent again.
 * @param all also recover fresh claims, because no other process runs
 */
export async function recoverMails(db: Knex, { all = false } = {}): Promise<void> {
  const claimsIn = (state: "sending" | "handed") => {
    const query = MailModel.query(db).where({ state });
    if (all) return query;
    // A claim in the future was made before the clock was set back.
    return query.where((stale) =>
      stale
        .where("claimedAt", "<=", databaseNow(db, -claimedForMs))
        .orWhere("claimedAt", ">", databaseNow(db, claimedForMs)),
    );
  };
  await claimsIn("sending").patch({ state: "waiting" });
  const unconfirmed = await claimsIn("handed");
  if (unconfirmed.length === 0) return;
  await settleMails(db, unconfirmed, {
    state: "uncertain",
    error: "El servidor de correo lo recibió, pero no llegó a confirmarlo",
  });
}

/** Return the mails of that kind that are due by the database's clock. */
export async function dueMails(db: Knex, kind: MailModel["kind"]): Promise<MailModel[]> {
  const waiting: Query = MailModel.query(db).where({ state: "waiting", kind });
  return await waiting
    .where((due) =>
      due
        .where({ attempts: 0 })
        .orWhere("dueAt", "<=", databaseNow(db))
        // No pause is that long: the clock has been set back.
        .orWhere("dueAt", ">", databaseNow(db, maxPauseMs)),
    )
    .orderBy("id")
    .limit(maxAtOnce);
}

/** Return the milliseconds until the next mail is due, Infinity if none waits. */
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

async function markAnswered(trx: Knex.Transaction, ids: number[]): Promise<void> {
  const answered = MailModel.query(trx).whereIn("id", ids).where({ kind: "answer" }).select("contactId");
  await ContactModel.query(trx)
    .whereIn("id", answered)
    .whereIn("state", [...openStates])
    .patch({ state: "handled", answeredAt: databaseNow(trx) });
}
