import { type Contact, projectTypeLabel, type Settings } from "@estudio/contract";
import { ContactModel, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import nodemailer, { type Transporter } from "nodemailer";
import type { Logger } from "pino";
import type { Env } from "./env";

/** A notice that old is nobody's any more: another process may still be sending a younger one. */
const onItsWayMs = 60_000;

/** Tells the studio of a new enquiry. Runs after the answer: a mail that fails never costs an enquiry, and the panel shows it. */
export class Mailer {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly env: Env,
    private readonly db: Knex,
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

  /** Tells of the enquiries whose notice a process that ended took with it. */
  async resume(): Promise<void> {
    if (!this.transport) return;
    const before = new Date(Date.now() - onItsWayMs).toISOString();
    const left = await ContactModel.query(this.db)
      .where({ notice: "pending" })
      .where("createdAt", "<", before)
      .catch(() => []);
    for (const { id } of left) await this.notify(id);
  }

  /** Sends and marks the enquiry as sent or failed. Never throws. */
  async notify(id: number): Promise<void> {
    if (!this.transport) return;
    const contact = await ContactModel.query(this.db)
      .findById(id)
      .catch(() => undefined);
    const settings = await SettingsModel.query(this.db)
      .findById(1)
      .catch(() => undefined);
    if (contact?.notice !== "pending") return;
    const notice = await this.send(contact as unknown as Contact, settings).catch((error) => {
      this.log.error({ err: error, contact: id }, "notice not sent");
      return "failed" as const;
    });
    await transaction(this.db, async (trx) => ContactModel.query(trx).findById(id).patch({ notice })).catch(
      () => undefined,
    );
  }

  private async send(contact: Contact, settings: Settings | undefined): Promise<"sent" | "none"> {
    if (!settings?.notifyEmail) return "none";
    await this.transport?.sendMail({
      from: this.env.MAIL_FROM || settings.notifyEmail,
      to: settings.notifyEmail,
      replyTo: { name: contact.name, address: contact.email },
      subject: `Nueva consulta de ${contact.name}`.replace(/[\r\n]+/g, " "),
      text: noticeText(contact, this.env.SITE_URL),
    });
    return "sent";
  }
}

function noticeText(contact: Contact, siteUrl: string): string {
  const lines = [
    `Nombre: ${contact.name}`,
    `Email: ${contact.email}`,
    ...(contact.phone ? [`Teléfono: ${contact.phone}`] : []),
    ...(contact.company ? [`Empresa: ${contact.company}`] : []),
    `Tipo de proyecto: ${projectTypeLabel(contact.contactMethod, contact.projectType)}`,
    "",
    contact.message,
    "",
    `Ver en el panel: ${siteUrl}/admin/contacts/${contact.id}/show`,
  ];
  return lines.join("\n");
}
