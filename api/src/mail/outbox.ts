import { randomUUID } from "node:crypto";
import { type Contact, monotonicMs, type Settings, startTimer } from "@estudio/contract";
import { ContactModel, engineOf, MailModel, readDatabaseNow, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { letterForUser } from "../accounts/letters";
import type { Env } from "../env";
import { letterForLeads } from "../leads/letters";
import { settingsNotice } from "../pages/settingsNotice";
import type { Limits } from "../rateLimits/rateLimit";
import { acknowledgementOf, quoted } from "./acknowledgement";
import { ClaimLostError, claimMails, dueMails, markHanded, msUntilNextMail, recoverMails, settleMails } from "./claims";
import { afterFailure, codeOf } from "./failure";
import { handOver, type Letter } from "./handOver";
import { noticeOf } from "./notice";
import { automaticHeaders, toVisitor } from "./toVisitor";

/** Debounce: enquiries that come this close together share one notice. The first waits `maxWaitMs` at most. */
const debounceMs = 2_000;
const maxWaitMs = 30_000;
/** The rate limit of notices, which lets one process at a time send them and slows down after a burst. */
const noticeLimit = ["notices", "all"] as const;
/** How often an idle process looks for mails another process left, or that came due while the machine slept. */
const idleMs = 60_000;
/** Mails to one person each, most urgent first: somebody may be waiting for a link. */
const kindsByUrgency = [
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
 * Sends the mails in the outbox, after the enquiry was stored and answered: a failed mail never costs an enquiry.
 * All state is in the database, so any process continues after a kill. No mail is sent twice: one handed over but
 * never confirmed becomes `uncertain`, and only a person sends it again.
 */
export class Outbox {
  private timer: ReturnType<typeof startTimer> | undefined;
  /** Monotonic time of the next pass, in milliseconds. */
  private nextPassAt = Number.POSITIVE_INFINITY;
  private running: Promise<void> | undefined;
  private isPassRequested = false;
  private isStopped = false;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly limits: Limits,
    private readonly log: Logger,
    private readonly everyMs = idleMs,
  ) {}

  get enabled(): boolean {
    return this.env.SMTP_URL !== "";
  }

  /** Start sending. SQLite has a single process, so every claim found at the start is stale. */
  async start(): Promise<void> {
    if (!this.enabled) return;
    if (engineOf(this.db) === "sqlite") await recoverMails(this.db, { all: true });
    this.announce();
  }

  /** Wake the sender: there may be mail to send. Returns at once. */
  announce(): void {
    if (this.enabled) this.schedulePass(debounceMs);
  }

  /** Stop. Resolves when the letter under way is handed over. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Schedule a pass unless an earlier one is scheduled, so that a stream of enquiries does not postpone it. */
  private schedulePass(ms: number): void {
    const at = monotonicMs() + ms;
    if (this.isStopped || at >= this.nextPassAt) return;
    clearTimeout(this.timer);
    this.nextPassAt = at;
    this.timer = startTimer(() => this.run(), ms);
    this.timer.unref();
  }

  /** Run one pass at a time; a request during a pass starts another one after it. */
  private run(): void {
    this.nextPassAt = Number.POSITIVE_INFINITY;
    if (this.running) {
      this.isPassRequested = true;
      return;
    }
    this.running = this.runPass()
      .catch((error) => {
        this.log.error({ err: error }, "outbox pass failed");
        return maxWaitMs;
      })
      .then((nextMs) => {
        this.running = undefined;
        this.schedulePass(this.isPassRequested ? debounceMs : Math.min(Math.max(nextMs, debounceMs), this.everyMs));
        this.isPassRequested = false;
      });
  }

  /**
   * Send everything due.
   * @returns the milliseconds until the next pass
   */
  private async runPass(): Promise<number> {
    await recoverMails(this.db);
    const settings = await SettingsModel.query(this.db).findById(1).throwIfNotFound();
    for (const kind of kindsByUrgency)
      for (const { id } of await dueMails(this.db, kind)) {
        if (this.isStopped) return idleMs;
        await this.deliver([id], settings);
      }
    const noticesMs = await this.sendNotices(settings);
    return noticesMs ?? (await msUntilNextMail(this.db));
  }

  /**
   * Send one notice for the new enquiries that came together, and one for the leads.
   * @returns the milliseconds to wait, if they must wait
   */
  private async sendNotices(settings: Settings): Promise<number | undefined> {
    const waiting = await dueMails(this.db, "notice");
    if (waiting.length === 0) return undefined;
    if (mayMoreFollow(waiting, await readDatabaseNow(this.db))) return debounceMs;
    const limited = await this.limits.count(...noticeLimit);
    if (limited) return limited.msBeforeNext;
    const due = await dueMails(this.db, "notice");
    for (const isLead of [false, true]) {
      const ids = due.filter(({ leadId }) => (leadId !== null) === isLead).map(({ id }) => id);
      if (ids.length > 0) await this.deliver(ids, settings);
    }
    if (due.length <= 1) await this.limits.forget(...noticeLimit);
    return undefined;
  }

  /** Send one letter for these mails, unless another process has claimed them. */
  private async deliver(ids: number[], settings: Settings): Promise<void> {
    const messageId = `<${randomUUID()}@${hostOf(this.env.SITE_URL)}>`;
    const mails = await claimMails(this.db, ids, messageId);
    if (mails.length === 0) return;
    const letter = await this.letterFor(mails, settings);
    if (!letter) return settleMails(this.db, mails, { state: "failed", error: "No hay a quién enviarlo" });
    let handed = false;
    try {
      await handOver(this.env.SMTP_URL, { ...letter, messageId }, async () => {
        await markHanded(this.db, mails);
        handed = true;
      });
      await settleMails(this.db, mails, { state: "sent", error: "" });
    } catch (error) {
      const lost = error instanceof ClaimLostError;
      this.log.error({ code: lost ? "CLAIM_LOST" : codeOf(error), mails: mails.map(({ id }) => id) }, "mail not sent");
      await settleMails(this.db, mails, lost ? { state: "waiting", error: "" } : afterFailure(mails, error, handed));
    }
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
        headers: automaticHeaders,
      };
    if (!settings.notifyEmail) return undefined;
    return { from, to: settings.notifyEmail, ...noticeOf(contacts, this.env.SITE_URL) };
  }

  /** Return the answer a person wrote, threaded after the earlier mails, with the visitor's message quoted below. */
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
}

const hostOf = (siteUrl: string) => (siteUrl ? new URL(siteUrl).hostname : "localhost");

/**
 * Return whether more enquiries may follow soon and the first has not waited too long. Rows from the future do not
 * delay the notice.
 */
function mayMoreFollow(waiting: MailModel[], now: string): boolean {
  const isWithin = (row: MailModel | undefined, ms: number) => {
    const age = Date.parse(now) - Date.parse(row?.createdAt ?? "");
    return age >= 0 && age < ms;
  };
  return isWithin(waiting.at(-1), debounceMs) && isWithin(waiting[0], maxWaitMs);
}
