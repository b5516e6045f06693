import { budgets, type Contact, labelOf, projectTypeLabel, timelines } from "@estudio/contract";

/** Enquiries shown in full in one mail. The others are only counted. */
const maxListed = 50;

type Notice = { replyTo?: { name: string; address: string }; subject: string; text: string };

/** Return the mail that announces these enquiries. A reply to the notice of a single one goes to the visitor. */
export function noticeOf(contacts: Contact[], siteUrl: string): Notice {
  const [only, second] = contacts;
  const text = contacts
    .slice(0, maxListed)
    .map((one) => textOf(one, siteUrl))
    .join("\n\n———\n\n");
  if (only && !second)
    return {
      replyTo: { name: only.name, address: only.email },
      subject: `Nueva consulta de ${only.name}`.replace(/[\r\n]+/g, " "),
      text,
    };
  const others = contacts.length - maxListed;
  const rest = others > 0 ? `\n\n———\n\nY ${others} más, en el panel: ${siteUrl}/admin/contacts` : "";
  return { subject: `${contacts.length} consultas nuevas`, text: text + rest };
}

function textOf(contact: Contact, siteUrl: string): string {
  const lines = [
    `Nombre: ${contact.name}`,
    `Email: ${contact.email}`,
    ...(contact.phone ? [`Teléfono: ${contact.phone}`] : []),
    ...(contact.company ? [`Empresa: ${contact.company}`] : []),
    `Tipo de proyecto: ${projectTypeLabel(contact.contactMethod, contact.projectType)}`,
    ...(contact.budget ? [`Presupuesto: ${labelOf(budgets, contact.budget)}`] : []),
    ...(contact.timeline ? [`Plazo: ${labelOf(timelines, contact.timeline)}`] : []),
    "",
    contact.message,
    "",
    `Ver en el panel: ${siteUrl}/admin/contacts/${contact.id}/show`,
  ];
  return lines.join("\n");
}
