import type { Settings } from "@estudio/contract";
import { type MailModel, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Env } from "../env";
import type { Letter } from "../mail/handOver";
import { toVisitor } from "../mail/toVisitor";
import { makeLink } from "./links";

type Words = { subject: string; text: string };

/** What is behind `#` is for the page alone: no server, and no log, is sent it. */
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

/** @returns the letter to somebody of the house, with a link made for it; undefined where it has become pointless */
export async function letterForUser(
  db: Knex,
  { userId, kind }: MailModel,
  settings: Settings,
  { MAIL_FROM, SITE_URL }: Env,
): Promise<Omit<Letter, "messageId"> | undefined> {
  const user = await UserModel.query(db).findById(userId ?? 0);
  const from = MAIL_FROM || settings.notifyEmail || settings.email;
  if (!user?.isActive || !from) return undefined;
  const isInvitation = kind === "invitation";
  if (isInvitation && !user.invitedAt) return undefined;
  const address = addressOf(SITE_URL, await makeLink(db, user.id, isInvitation ? "invitation" : "reset"));
  const words = isInvitation ? invitationWords : resetWords;
  const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  return { ...toVisitor(user.email, settings, from), headers, ...words(settings.brand, user.name, address) };
}
