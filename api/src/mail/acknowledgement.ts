import { type Contact, greetings, type Language, localizedPath, type Settings, siteRoutes } from "@estudio/contract";
import { withoutLiveLinks } from "./withoutLiveLinks";

type Studio = Pick<Settings, "brand" | "person" | "phone" | "email" | "answerHours">;
type Words = {
  next: (hours: number) => string;
  yours: string;
  privacy: (address: string) => string;
};

/** Written in each language, not translated. */
const words: Record<Language, Words> = {
  es: {
    next: (hours) =>
      `Gracias por escribir. Tu consulta ha llegado bien y la leerá una persona, no un programa. Te responderemos en menos de ${hours} horas, sin contar sábados ni domingos; si hace falta, te llamaremos o te propondremos una visita. Para añadir algo, responde a este correo.`,
    yours: "Esto es lo que nos has contado:",
    privacy: (address) =>
      `Usaremos tus datos solo para responderte. Si has cambiado de idea, o no fuiste tú quien escribió, responde con la palabra BAJA y lo borraremos todo. Cómo tratamos tus datos: ${address}`,
  },
  ca: {
    next: (hours) =>
      `Gràcies per escriure’ns. La consulta ha arribat bé i la llegirà una persona, no pas un programa. Et respondrem en menys de ${hours} hores, sense comptar dissabtes ni diumenges; si cal, et trucarem o et proposarem una visita. Si vols afegir-hi res, respon aquest correu.`,
    yours: "Això és el que ens has explicat:",
    privacy: (address) =>
      `Farem servir les teves dades només per respondre’t. Si t’ho has repensat, o no vas ser tu qui va escriure, respon amb la paraula BAIXA i ho esborrarem tot. Com tractem les teves dades: ${address}`,
  },
  en: {
    next: (hours) =>
      `Thank you for writing. Your message has arrived and a person will read it. You will hear from us within ${hours} hours, weekends aside; we may call you or suggest a visit. If there is anything to add, just reply to this email.`,
    yours: "This is what you told us:",
    privacy: (address) =>
      `We use your details only to answer you. If you have changed your mind, or it was not you who wrote, reply with the word REMOVE and we will delete everything. How we treat your details: ${address}`,
  },
};

/** Quote a visitor's text as mails do. */
export const quoted = (words: string) =>
  withoutLiveLinks(words)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** Return the confirmation to the visitor, in the language of the form. */
export function acknowledgementOf(
  contact: Contact,
  studio: Studio,
  siteUrl: string,
): { subject: string; text: string } {
  const { next, yours, privacy } = words[contact.lang];
  const { subject, hello, bye } = greetings[contact.lang];
  const privacyPage = siteUrl + localizedPath(siteRoutes.privacy.path, contact.lang);
  const signature = [studio.person, studio.brand, studio.phone, siteUrl].filter(Boolean).join("\n");
  const text = [
    hello(withoutLiveLinks(contact.name)),
    next(studio.answerHours),
    yours,
    quoted(contact.message),
    privacy(privacyPage),
    `${bye}\n${signature}`,
  ].join("\n\n");
  return { subject: subject(studio.brand), text };
}
