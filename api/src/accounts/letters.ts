import type { Settings } from "@estudio/contract";
import { type MailModel, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import type { Letter } from "../mail/handOver";
import { momentInWords } from "../mail/momentInWords";
import { toVisitor } from "../mail/toVisitor";
import { makeLink } from "./links";

type Words = { subject: string; text: string };

/** Browsers do not send the fragment (`#…`): the token reaches no server and no log. */
const addressOf = (siteUrl: string, token: string) => `${siteUrl}/admin/clave#${token}`;

const resetWords = (brand: string, name: string, address: string): Words => ({
  subject: `Elige otra contraseña para el panel de ${brand}`,
  text: `Hola, ${name}:

Alguien, seguramente tú, ha pedido entrar en el panel de ${brand} con otra contraseña. Elígela aquí en la próxima media hora:

${address}

El enlace sirve una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.`,
});

const invitationWords = (brand: string, name: string, address: string): Words => ({
  subject: `Te han invitado al panel de ${brand}`,
  text: `Hola, ${name}:

Te han invitado al panel desde el que se lleva la web de ${brand}. Elige tu contraseña y entra:

${address}

El enlace sirve una sola vez, durante siete días. Si no esperabas esta invitación, no hagas nada.`,
});

/** Sent to the person whose account was changed, because somebody else may have changed it. */
const noticeWords = {
  passwordChanged: () => ({
    subject: "Tu contraseña ha cambiado",
    told: "La contraseña con la que entras ha cambiado.",
  }),
  factorAdded: (what: string) => ({
    subject: "Hay algo nuevo con lo que entrar en tu cuenta",
    told: `Se ha añadido a tu cuenta: ${what}.`,
  }),
  factorRemoved: (what: string) => ({
    subject: "Se ha quitado algo con lo que entrabas en tu cuenta",
    told: `Se ha quitado de tu cuenta: ${what}.`,
  }),
};
const isNotice = (kind: string): kind is keyof typeof noticeWords => kind in noticeWords;

function accountNotice(brand: string, name: string, { kind, text, createdAt }: MailModel, siteUrl: string): Words {
  const { subject, told } = isNotice(kind) ? noticeWords[kind](text) : noticeWords.passwordChanged();
  return {
    subject: `${subject} (panel de ${brand})`,
    text: `Hola, ${name}:

${told} Fue el ${momentInWords(createdAt)}.

Si has sido tú, o se lo has pedido a un propietario del estudio, no hagas nada. Si no, entra en ${siteUrl}/admin/profile, cambia la contraseña, cierra las demás sesiones y avisa al estudio.`,
  };
}

/** Return the letter to a user, with a new link if it needs one. Undefined if it has become pointless. */
export async function letterForUser(
  db: Knex,
  mail: MailModel,
  settings: Settings,
  { MAIL_FROM, SITE_URL }: Env,
): Promise<Omit<Letter, "messageId"> | undefined> {
  const { userId, kind } = mail;
  const user = await UserModel.query(db).findById(userId ?? 0);
  const from = MAIL_FROM || settings.notifyEmail || settings.email;
  if (!user?.isActive || !from) return undefined;
  const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  const envelope = { ...toVisitor(user.email, settings, from), headers };
  if (isNotice(kind)) return { ...envelope, ...accountNotice(settings.brand, user.name, mail, SITE_URL) };
  const isInvitation = kind === "invitation";
  if (isInvitation && !user.invitedAt) return undefined;
  const address = addressOf(SITE_URL, await makeLink(db, user.id, isInvitation ? "invitation" : "reset"));
  const words = isInvitation ? invitationWords : resetWords;
  return { ...envelope, ...words(settings.brand, user.name, address) };
}
