import {
  calculatorPath,
  greetings,
  type Language,
  type Lead,
  localizedPath,
  type Settings,
  siteRoutes,
} from "@estudio/contract";
import { withoutLiveLinks } from "../mail/withoutLiveLinks";
import { summaryOf } from "./summary";

type Words = {
  hello: (name: string) => string;
  intro: string;
  again: (address: string) => string;
  next: (address: string) => string;
  privacy: (withdrawal: string, privacy: string) => string;
  bye: string;
};

const words: Record<Language, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    intro: "Este es el cálculo que nos pediste. Es orientativo: la cifra buena sale de una visita y un plano.",
    again: (address) => `Para volver a verlo o cambiar una respuesta: ${address}`,
    next: (address) =>
      `Si quieres que le pongamos la cifra buena, responde a este correo o pide una consulta gratuita: ${address}`,
    privacy: (withdrawal, privacy) =>
      `Guardamos este cálculo y lo que has escrito en el formulario por si quieres hablar de ello. Para que lo borremos todo, basta con este enlace: ${withdrawal}\nCómo tratamos tus datos: ${privacy}`,
    bye: "Un saludo,",
  },
  ca: {
    hello: (name) => `Hola, ${name},`,
    intro: "Aquest és el càlcul que ens vas demanar. És orientatiu: la xifra bona surt d’una visita i d’un plànol.",
    again: (address) => `Per tornar-lo a veure o canviar una resposta: ${address}`,
    next: (address) =>
      `Si vols que hi posem la xifra bona, respon aquest correu o demana una consulta gratuïta: ${address}`,
    privacy: (withdrawal, privacy) =>
      `Guardem aquest càlcul i el que has escrit al formulari per si en vols parlar. Perquè ho esborrem tot, n’hi ha prou amb aquest enllaç: ${withdrawal}\nCom tractem les teves dades: ${privacy}`,
    bye: "Una salutació,",
  },
  en: {
    hello: (name) => `Hello ${name},`,
    intro: "This is the estimate you asked for. It is a guide: the real figure comes from a visit and a floor plan.",
    again: (address) => `To see it again, or change an answer: ${address}`,
    next: (address) =>
      `If you would like the real figure, reply to this email or request a free consultation: ${address}`,
    privacy: (withdrawal, privacy) =>
      `We keep this estimate and what you wrote in the form in case you want to talk about it. To have all of it deleted, follow this link: ${withdrawal}\nHow we treat your details: ${privacy}`,
    bye: "Kind regards,",
  },
};

/** Return the mail to the visitor, in the language of the page: the result, a link to it and a link to withdraw. */
export function resultOf(lead: Lead & { token: string | null }, studio: Settings, siteUrl: string) {
  const { answers, estimate, lang, token } = lead;
  if (!answers || !estimate || !token) return undefined;
  const { hello, intro, again, next, privacy, bye } = words[lang];
  const page = (path: string) => siteUrl + localizedPath(path, lang);
  const signature = [studio.person, studio.brand, studio.phone, siteUrl].filter(Boolean).join("\n");
  const text = [
    hello(withoutLiveLinks(lead.name)),
    intro,
    summaryOf(answers, estimate, lang).join("\n"),
    again(page(calculatorPath(answers))),
    next(page(siteRoutes.contact.path)),
    privacy(page(`${siteRoutes.withdrawal.path}?t=${token}`), page(siteRoutes.privacy.path)),
    `${bye}\n${signature}`,
  ].join("\n\n");
  return { subject: `${greetings[lang].estimate} · ${studio.brand}`, text };
}
