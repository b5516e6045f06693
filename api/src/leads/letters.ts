import type { Lead, Settings } from "@estudio/contract";
import { LeadModel, type MailModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import { letterAboutGuide } from "../guides/letters";
import type { Letter } from "../mail/handOver";
import { automaticHeaders, toVisitor } from "../mail/toVisitor";
import { resultOf } from "./result";
import { summaryOf } from "./summary";

type Unsent = Omit<Letter, "messageId">;

/** Return the letter for these mails about leads. Undefined if there is no recipient. */
export async function letterForLeads(
  db: Knex,
  mails: MailModel[],
  settings: Settings,
  { MAIL_FROM, SITE_URL }: Env,
): Promise<Unsent | undefined> {
  const ids = mails.flatMap(({ leadId }) => leadId ?? []);
  const leads = await LeadModel.query(db).whereIn("id", ids).orderBy("id");
  const from = MAIL_FROM || settings.notifyEmail || settings.email;
  const [first] = leads;
  if (!first || !from) return undefined;
  if (mails[0]?.kind === "acknowledgement") {
    const result = resultOf(first, settings, SITE_URL);
    return result && { ...toVisitor(first.email, settings, from), headers: automaticHeaders, ...result };
  }
  if (mails[0]?.kind === "confirmation" || mails[0]?.kind === "guide") {
    const letter = await letterAboutGuide(db, mails[0].kind, first, settings, SITE_URL);
    return letter && { ...toVisitor(first.email, settings, from), headers: automaticHeaders, ...letter };
  }
  if (!settings.notifyEmail) return undefined;
  return { from, to: settings.notifyEmail, ...noticeOf(leads, SITE_URL) };
}

/** One mail shows at most this number of leads in full, and counts the others. */
const maxListed = 50;

/** Return the mail that announces these leads. A reply to the notice of a single one goes to the visitor. */
function noticeOf(leads: Lead[], siteUrl: string): Pick<Unsent, "subject" | "text" | "replyTo"> {
  const [only, second] = leads;
  const listed = leads.slice(0, maxListed).map((lead) => describeLead(lead, siteUrl));
  const others = leads.length - listed.length;
  const text = [...listed, ...(others > 0 ? [`Y ${others} más, en el panel: ${siteUrl}/admin/leads`] : [])].join(
    "\n\n———\n\n",
  );
  if (!only || second) return { subject: `${leads.length} interesados nuevos`, text };
  const what = only.guideTitle ? `la guía «${only.guideTitle}»` : "un cálculo";
  const subject = `${only.name || only.email} ha pedido ${what}`.replace(/[\r\n]+/g, " ");
  return { replyTo: { name: only.name || only.email, address: only.email }, subject, text };
}

function describeLead(lead: Lead, siteUrl: string): string {
  const { name, email, phone, answers, estimate, message, guideTitle } = lead;
  return [
    ...(name ? [`Nombre: ${name}`] : []),
    `Email: ${email}`,
    ...(phone ? [`Teléfono: ${phone}`] : []),
    "",
    ...(guideTitle ? [`Guía: ${guideTitle}`, "Ha confirmado su dirección."] : []),
    ...(answers && estimate ? summaryOf(answers, estimate, "es") : []),
    ...(message ? ["", message] : []),
    "",
    `Ver en el panel: ${siteUrl}/admin/leads/${lead.id}/show`,
  ].join("\n");
}
