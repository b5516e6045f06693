import { keysOf, nowIso, type Settings } from "@estudio/contract";
import type { MailModel, SettingsModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import type { Letter } from "../mail/handOver";
import { momentInWords } from "../mail/momentInWords";
import { toVisitor } from "../mail/toVisitor";

/** With these, a stolen session could redirect the studio's mail to itself or have enquiries erased. */
const guarded = {
  notifyEmail: "la dirección a la que se avisa de las consultas",
  email: "la dirección de contacto del estudio",
  keepContactsMonths: "los meses que se guardan las consultas",
} as const;
type Guarded = keyof typeof guarded;
type Values = Pick<SettingsModel, Guarded>;
type Change = { [Name in Guarded]?: Values[Name] | undefined };
const names = keysOf(guarded);

/** Return the changed settings that require a recent sign-in. */
export const guardedChanges = (before: Values, change: Change): Guarded[] =>
  names.filter((name) => change[name] !== undefined && change[name] !== before[name]);

/**
 * Queue a mail about guarded changes, in their transaction. It goes to each replaced address. A new retention period is
 * reported to the address for enquiry notices.
 */
export async function queueSettingsNotice(
  trx: Knex.Transaction,
  before: Values,
  changed: Guarded[],
  who: string,
): Promise<void> {
  const replaced = changed.filter((name) => name !== "keepContactsMonths").map((name) => before[name]);
  const told = changed.includes("keepContactsMonths") ? [...replaced, before.notifyEmail || before.email] : replaced;
  const recipients = new Set(told.filter((address) => typeof address === "string" && address !== ""));
  const at = nowIso();
  const text = `${who} ha cambiado ${inWords(changed)}.`;
  for (const recipient of recipients)
    await trx("outbox").insert({
      ...{ recipient, kind: "settingsChanged", state: "waiting", attempts: 0, dueAt: at, createdAt: at },
      ...{ answerKey: "", subject: "", text, error: "" },
    });
}

const inWords = (changed: Guarded[]) => new Intl.ListFormat("es").format(changed.map((name) => guarded[name]));

/** Return the letter, or undefined when the studio has no sender address. */
export function settingsNotice(
  { recipient, text, createdAt }: Pick<MailModel, "recipient" | "text" | "createdAt">,
  settings: Settings,
  { MAIL_FROM, SITE_URL }: Pick<Env, "MAIL_FROM" | "SITE_URL">,
): Omit<Letter, "messageId"> | undefined {
  const from = MAIL_FROM || settings.notifyEmail || settings.email;
  if (!from) return undefined;
  // A reply would go to the address that may be an attacker's.
  const { replyTo: _, ...addressed } = toVisitor(recipient, settings, from);
  return {
    ...addressed,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    subject: `Han cambiado los ajustes de ${settings.brand}`,
    text: `Hola:

${text} Fue el ${momentInWords(createdAt)}. Te escribimos a la dirección de antes para que lo sepa el estudio.

Si es lo que queríais, no hagas nada. Si no, entra en ${SITE_URL}/admin/settings, vuelve a ponerlo como estaba y mira en «Actividad» quién ha entrado.`,
  };
}
