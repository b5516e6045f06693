import { randomUUID } from "node:crypto";
import { ageMs, type Contact, monotonicMs, nowIso, openStates, type Settings, startTimer } from "@estudio/contract";
import { ContactModel, engineOf, MailModel, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { letterForUser } from "../accounts/letters";
import type { Env } from "../env";
import { letterForLeads } from "../leads/letters";
import { settingsNotice } from "../pages/settingsNotice";
import type { Limits } from "../people/rateLimit";
import { acknowledgementOf, quoted } from "./acknowledgement";
import { afterFailure, codeOf } from "./failure";
import { handOver, type Letter } from "./handOver";
import { noticeOf } from "./notice";
import { automatic, toVisitor } from "./toVisitor";

/** Enquiries that come this close together are told of together; but nobody waits longer than that for the first. */
const quietMs = 2_000;
const longestMs = 30_000;
/** The turn of whoever tells the studio: one process at a time, and none for a while after several came at once. */
const turn = ["notices", "all"] as const;
/** Longer than any conversation with a mail server takes (`handOver`): whoever claimed it before then has ended. */
const claimedForMs = 180_000;
const atOnce = 1000;
/** What goes to one person each, in this order: first what somebody waits for in front of a screen. */
const soonestFirst = [
  "reset",
  "invitation",
  "passwordChanged",
  "factorAdded",
  "factorRemoved",
  "settingsChanged",
  "answer",
  "acknowledgement",
  "confirmation",
  "guide",
] as const;

/**
 * Sends what the outbox owes, after the enquiry was stored and answered: a mail that fails never costs an enquiry, and the
 * panel shows it. Everything is in the database: any process goes on with it, also after a kill. No mail goes twice: what
 * was handed over and never confirmed is `uncertain`, and only a person sends it again.
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private lookAt = Number.POSITIVE_INFINITY;
  private running: Promise<void> | undefined;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly limits: Limits,
    private readonly log: Logger,
  ) {}

  get enabled(): boolean {
    return this.env.SMTP_URL !== "";
  }

  /** After a start: on the embedded database no other process is at anything, so that whatever is claimed was left. */
  async start(): Promise<void> {
    if (!this.enabled) return;
    if (engineOf(this.db) === "sqlite") await this.recover(0);
    this.announce();
  }

  /** There may be something to send. Returns at once. */
  announce(): void {
    if (this.enabled) this.lookIn(quietMs);
  }

  /** Resolves when the letter under way is handed over. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.lookAt = Number.NEGATIVE_INFINITY;
    await this.running;
  }

  /** The sooner look stays: enquiries that keep coming do not put it off. */
  private lookIn(ms: number): void {
    const at = monotonicMs() + ms;
    if (at >= this.lookAt) return;
    clearTimeout(this.timer);
    this.lookAt = at;
    this.timer = startTimer(() => {
      this.lookAt = Number.POSITIVE_INFINITY;
      this.running = this.look().catch((error) => {
        this.log.error({ err: error }, "outbox");
        this.lookIn(longestMs);
      });
    }, ms).unref();
  }

  private async look(): Promise<void> {
    await this.recover();
    const settings = await SettingsModel.query(this.db).findById(1).throwIfNotFound();
    for (const kind of soonestFirst) for (const { id } of await this.due(kind)) await this.deliver([id], settings);
    await this.tellStudio(settings);
    const next = await MailModel.query(this.db).where({ state: "waiting" }).min("dueAt as dueAt").first();
    if (next?.dueAt) this.lookIn(Math.max(-ageMs(next.dueAt), quietMs));
  }

  /** What a process that ended left: not handed over, it goes again; handed over and unconfirmed, nobody knows. */
  private async recover(claimedMs = claimedForMs): Promise<void> {
    const before = nowIso(-claimedMs);
    const left = (state: "sending" | "handed") =>
      MailModel.query(this.db).where({ state }).andWhere("claimedAt", "<=", before);
    await left("sending").patch({ state: "waiting" });
    const unconfirmed = await left("handed");
    if (unconfirmed.length === 0) return;
    const ids = unconfirmed.map(({ id }) => id);
    await this.settle(ids, {
      state: "uncertain",
      error: "El servidor de correo lo recibió, pero no llegó a confirmarlo",
    });
  }

  private async due(kind: MailModel["kind"]): Promise<MailModel[]> {
    const now = nowIso();
    return await MailModel.query(this.db)
      .where({ state: "waiting", kind })
      .andWhere("dueAt", "<=", now)
      .orderBy("id")
      .limit(atOnce);
  }

  /** New enquiries that came together are told of in one mail. */
  private async tellStudio(settings: Settings): Promise<void> {
    const waiting = await this.due("notice");
    if (waiting.length === 0) return;
    if (isComing(waiting)) return this.lookIn(quietMs);
    const another = await this.limits.count(...turn);
    if (another) return this.lookIn(another.msBeforeNext);
    const told = await this.due("notice");
    for (const ofLeads of [false, true]) {
      const ids = told.filter(({ leadId }) => (leadId !== null) === ofLeads).map(({ id }) => id);
      if (ids.length > 0) await this.deliver(ids, settings);
    }
    if (told.length <= 1) await this.limits.forget(...turn);
  }

  /** One letter for these mails, if nobody else is at them. */
  private async deliver(ids: number[], settings: Settings): Promise<void> {
    const messageId = `<${randomUUID()}@${hostOf(this.env.SITE_URL)}>`;
    const mails = await this.claim(ids, messageId);
    const mine = mails.map(({ id }) => id);
    const letter = await this.letterFor(mails, settings);
    if (!letter) return this.settle(mine, { state: "failed", error: "No hay a quién enviarlo" });
    let handed = false;
    try {
      await handOver(this.env.SMTP_URL, { ...letter, messageId }, async () => {
        handed = true;
        await this.mark(mine, { state: "handed" });
      });
      await this.settle(mine, { state: "sent", sentAt: nowIso(), error: "" });
    } catch (error) {
      this.log.error({ code: codeOf(error), mails: mine }, "mail not sent");
      await this.settle(mine, afterFailure(mails, error, handed));
    }
  }

  /** @returns those that were waiting still, now this letter's */
  private async claim(ids: number[], messageId: string): Promise<MailModel[]> {
    const claimedAt = nowIso();
    await transaction(this.db, async (trx) =>
      MailModel.query(trx)
        .whereIn("id", ids)
        .where({ state: "waiting" })
        .patch({ state: "sending", messageId, claimedAt }),
    );
    return await MailModel.query(this.db).where({ messageId }).orderBy("id");
  }

  private async letterFor(mails: MailModel[], settings: Settings): Promise<Omit<Letter, "messageId"> | undefined> {
    const [first] = mails;
    if (first && first.userId !== null) return letterForUser(this.db, first, settings, this.env);
    if (first?.kind === "settingsChanged") return settingsNotice(first, settings, this.env);
    if (mails.some(({ leadId }) => leadId !== null)) return letterForLeads(this.db, mails, settings, this.env);
    const contacts = await ContactModel.query(this.db)
      .whereIn(
        "id",
        mails.flatMap(({ contactId }) => contactId ?? []),
      )
      .orderBy("id");
    const from = this.env.MAIL_FROM || settings.notifyEmail || settings.email;
    const [contact] = contacts;
    if (!contact || !from) return undefined;
    if (first?.kind === "answer")
      return { ...toVisitor(contact.email, settings, from), ...(await this.answerOf(first, contact)) };
    if (first?.kind === "acknowledgement")
      return {
        ...toVisitor(contact.email, settings, from),
        ...acknowledgementOf(contact, settings, this.env.SITE_URL),
        headers: automatic,
      };
    if (!settings.notifyEmail) return undefined;
    return { from, to: settings.notifyEmail, ...noticeOf(contacts, this.env.SITE_URL) };
  }

  /** What a person wrote, in one thread with the mails before it, and below it what the visitor had written. */
  private async answerOf(mail: MailModel, contact: Contact) {
    const earlier = await MailModel.query(this.db)
      .where({ contactId: contact.id, state: "sent" })
      .whereIn("kind", ["acknowledgement", "answer"])
      .orderBy("id");
    const references = earlier.flatMap(({ messageId }) => messageId ?? []);
    return {
      subject: mail.subject,
      text: `${mail.text}\n\n${quoted(contact.message)}`,
      ...(references.length > 0 && { inReplyTo: references.at(-1), references }),
    };
  }

  private async mark(ids: number[], change: Partial<MailModel>): Promise<void> {
    await transaction(this.db, async (trx) => MailModel.query(trx).whereIn("id", ids).patch(change));
  }

  /** What came of it; the enquiry says the same of its notice, and is answered when its answer has gone. */
  private async settle(ids: number[], change: Partial<MailModel>): Promise<void> {
    await transaction(this.db, async (trx) => {
      await MailModel.query(trx).whereIn("id", ids).patch(change);
      const notice = change.state === "sent" ? "sent" : change.state === "waiting" ? "pending" : "failed";
      const told = MailModel.query(trx).whereIn("id", ids).where({ kind: "notice" }).select("contactId");
      await ContactModel.query(trx).whereIn("id", told).patch({ notice });
      if (change.state === "sent") await markAnswered(trx, ids);
    });
  }
}

/** Those whose answer has gone: they no longer wait, and since when is kept. */
async function markAnswered(trx: Knex.Transaction, ids: number[]): Promise<void> {
  const answered = MailModel.query(trx).whereIn("id", ids).where({ kind: "answer" }).select("contactId");
  await ContactModel.query(trx)
    .whereIn("id", answered)
    .whereIn("state", [...openStates])
    .patch({ state: "handled", answeredAt: nowIso() });
}

const hostOf = (siteUrl: string) => (siteUrl ? new URL(siteUrl).hostname : "localhost");

/** @returns whether more may follow in a moment, and the first has not waited long */
function isComing(waiting: MailModel[]): boolean {
  const since = (row: MailModel | undefined) => ageMs(row?.createdAt ?? "");
  return since(waiting.at(-1)) < quietMs && since(waiting[0]) < longestMs;
}
