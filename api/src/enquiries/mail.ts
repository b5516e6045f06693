import type { Contact } from "@estudio/contract";
import { ContactModel, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import nodemailer, { type Transporter } from "nodemailer";
import type { Logger } from "pino";
import type { Env } from "../env";
import type { Limits } from "../people/rateLimit";
import { noticeOf } from "./notice";

/** Enquiries that come this close together are told of together; but nobody waits longer than that for the first. */
const quietMs = 2_000;
const longestMs = 30_000;
/** The turn of whoever sends: one process at a time, and none for a while after several came at once. */
const turn = ["notices", "all"] as const;

/**
 * Tells the studio of new enquiries, those of a burst in one mail. Runs after the answer: a mail that fails never costs an
 * enquiry, and the panel shows it. What waits is in the database: any process tells of it, also after a restart.
 */
export class Mailer {
  private readonly transport: Transporter | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lookAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
    private readonly limits: Limits,
    private readonly log: Logger,
  ) {
    this.transport = env.SMTP_URL
      ? nodemailer.createTransport(
          { url: env.SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
          { from: env.MAIL_FROM || undefined },
        )
      : undefined;
  }

  get enabled(): boolean {
    return this.transport !== undefined;
  }

  /** There may be something to tell: a new enquiry, or what a process that ended left behind. */
  announce(): void {
    if (this.transport) this.lookIn(quietMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The sooner look stays: enquiries that keep coming do not put it off. */
  private lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (at >= this.lookAt) return;
    clearTimeout(this.timer);
    this.lookAt = at;
    this.timer = setTimeout(() => {
      this.lookAt = Number.POSITIVE_INFINITY;
      this.look().catch((error) => {
        this.log.error({ err: error }, "notices");
        this.lookIn(longestMs);
      });
    }, ms).unref();
  }

  private async look(): Promise<void> {
    const waiting = await this.waiting();
    if (waiting.length === 0) return;
    if (isComing(waiting)) return this.lookIn(quietMs);
    const another = await this.limits.count(...turn);
    if (another) return this.lookIn(another.msBeforeNext);
    const told = await this.tell(await this.waiting());
    if (told <= 1) await this.limits.forget(...turn);
  }

  private async waiting(): Promise<ContactModel[]> {
    return await ContactModel.query(this.db).where({ notice: "pending" }).orderBy("id").limit(1000);
  }

  /** Sends one mail and marks what it tells of as sent or failed. @returns of how many it tells */
  private async tell(contacts: ContactModel[]): Promise<number> {
    const ids = contacts.map((one) => one.id);
    if (ids.length === 0) return 0;
    const notice = await this.send(contacts).catch((error) => {
      this.log.error({ err: error, contacts: ids }, "notice not sent");
      return "failed" as const;
    });
    await transaction(this.db, async (trx) => ContactModel.query(trx).whereIn("id", ids).patch({ notice }));
    return ids.length;
  }

  private async send(contacts: Contact[]): Promise<"sent" | "none"> {
    const settings = await SettingsModel.query(this.db).findById(1);
    if (!settings?.notifyEmail) return "none";
    await this.transport?.sendMail({
      from: this.env.MAIL_FROM || settings.notifyEmail,
      to: settings.notifyEmail,
      ...noticeOf(contacts, this.env.SITE_URL),
    });
    return "sent";
  }
}

/** @returns whether more may follow in a moment, and the first has not waited long */
function isComing(waiting: ContactModel[]): boolean {
  const since = (row: ContactModel | undefined) => Date.now() - Date.parse(row?.createdAt ?? "");
  return since(waiting.at(-1)) < quietMs && since(waiting[0]) < longestMs;
}
