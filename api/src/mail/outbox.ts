import { randomUUID } from "node:crypto";
import { type Contact, monotonicMs, type Settings, startTimer } from "@estudio/contract";
import { ContactModel, engineOf, MailModel, readDatabaseNow, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { letterForUser } from "../accounts/letters";
import type { Env } from "../env";
import { letterForLeads } from "../leads/letters";
import { settingsNotice } from "../pages/settingsNotice";
import type { Limits } from "../people/rateLimit";
import { acknowledgementOf, quoted } from "./acknowledgement";
import { ClaimLostError, claimMails, dueMails, markHanded, msUntilNextMail, recoverMails, settleMails } from "./claims";
import { afterFailure, codeOf } from "./failure";
import { handOver, type Letter } from "./handOver";
import { noticeOf } from "./notice";
import { automatic, toVisitor } from "./toVisitor";

/** Enquiries that come this close together are told of together; but nobody waits longer than that for the first. */
const quietMs = 2_000;
const longestMs = 30_000;
/** The turn of whoever tells the studio: one process at a time, and none for a while after several came at once. */
const turn = ["notices", "all"] as const;
/** So often every process looks: for what another one left, and for what came due while it slept or the clock was set. */
const idleMs = 60_000;
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
  private timer: ReturnType<typeof startTimer> | undefined;
  /** In running time. */
  private lookAt = Number.POSITIVE_INFINITY;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
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

  /** After a start: on the embedded database no other process is at anything, so that whatever is claimed was left. */
  async start(): Promise<void> {
    if (!this.enabled) return;
    if (engineOf(this.db) === "sqlite") await recoverMails(this.db, { all: true });
    this.announce();
  }

  /** There may be something to send. Returns at once. */
  announce(): void {
    if (this.enabled) this.lookIn(quietMs);
  }

  /** Resolves when the letter under way is handed over. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** The sooner look stays: enquiries that keep coming do not put it off. */
  private lookIn(ms: number): void {
    const at = monotonicMs() + ms;
    if (this.isStopped || at >= this.lookAt) return;
    clearTimeout(this.timer);
    this.lookAt = at;
    this.timer = startTimer(() => this.run(), ms);
    this.timer.unref();
  }

  /** One look at a time: what is asked for meanwhile comes after it. */
  private run(): void {
    this.lookAt = Number.POSITIVE_INFINITY;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.look()
      .catch((error) => {
        this.log.error({ err: error }, "outbox");
        return longestMs;
      })
      .then((nextMs) => {
        this.running = undefined;
        this.lookIn(this.isAskedAgain ? quietMs : Math.min(Math.max(nextMs, quietMs), this.everyMs));
        this.isAskedAgain = false;
      });
  }

  /** @returns in how many milliseconds there is something to do again */
  private async look(): Promise<number> {
    await recoverMails(this.db);
    const settings = await SettingsModel.query(this.db).findById(1).throwIfNotFound();
    for (const kind of soonestFirst)
      for (const { id } of await dueMails(this.db, kind)) {
        if (this.isStopped) return idleMs;
        await this.deliver([id], settings);
      }
    const noticesMs = await this.tellStudio(settings);
    return noticesMs ?? (await msUntilNextMail(this.db));
  }

  /**
   * New enquiries that came together are told of in one mail.
   * @returns in how many milliseconds to look again, where they wait
   */
  private async tellStudio(settings: Settings): Promise<number | undefined> {
    const waiting = await dueMails(this.db, "notice");
    if (waiting.length === 0) return undefined;
    if (isComing(waiting, await readDatabaseNow(this.db))) return quietMs;
    const another = await this.limits.count(...turn);
    if (another) return another.msBeforeNext;
    const told = await dueMails(this.db, "notice");
    for (const ofLeads of [false, true]) {
      const ids = told.filter(({ leadId }) => (leadId !== null) === ofLeads).map(({ id }) => id);
      if (ids.length > 0) await this.deliver(ids, settings);
    }
    if (told.length <= 1) await this.limits.forget(...turn);
    return undefined;
  }

  /** One letter for these mails, if nobody else is at them. */
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
}

const hostOf = (siteUrl: string) => (siteUrl ? new URL(siteUrl).hostname : "localhost");

/** @returns whether more may follow in a moment, and the first has not waited long. Rows of later than now follow nobody. */
function isComing(waiting: MailModel[], now: string): boolean {
  const isWithin = (row: MailModel | undefined, ms: number) => {
    const age = Date.parse(now) - Date.parse(row?.createdAt ?? "");
    return age >= 0 && age < ms;
  };
  return isWithin(waiting.at(-1), quietMs) && isWithin(waiting[0], longestMs);
}
