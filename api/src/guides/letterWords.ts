import { guideLinkHours, type Language, unconfirmedDays } from "@estudio/contract";

type Words = {
  hello: (name: string) => string;
  confirmSubject: (title: string) => string;
  confirm: (title: string, link: string) => string[];
  sendSubject: (title: string) => string;
  send: (title: string, link: string) => string[];
  privacy: (withdrawal: string, privacy: string) => string;
  bye: string;
};

const hours = guideLinkHours.confirm;
const days = guideLinkHours.file / 24;

export const letterWords: Record<Language, Words> = {
  es: {
    hello: (name) => (name ? `Hola, ${name}:` : "Hola:"),
    confirmSubject: (title) => `Confirma tu correo: «${title}»`,
    confirm: (title, link) => [
      `Alguien, suponemos que tú, ha pedido en nuestra web la guía «${title}». Antes de enviarla queremos estar seguros de que esta dirección es tuya. Abre el enlace y pulsa el botón:`,
      link,
      `El enlace sirve una vez, durante ${hours} horas. Si no has sido tú, no hagas nada: dentro de ${unconfirmedDays} días la petición se borra sola.`,
    ],
    sendSubject: (title) => `Tu guía: «${title}»`,
    send: (title, link) => [
      `Aquí tienes la guía «${title}», en PDF:`,
      link,
      `El enlace dura ${days} días; si lo necesitas más tarde, vuelve a pedirla en la web y te llegará otro. Y si al leerla te surge una duda, responde a este correo: lo lee una persona.`,
    ],
    privacy: (withdrawal, privacy) =>
      `Guardamos tu dirección porque pediste la guía, y nada más: no hay boletín. Para que lo borremos todo, basta con este enlace: ${withdrawal}\nCómo tratamos tus datos: ${privacy}`,
    bye: "Un saludo,",
  },
  ca: {
    hello: (name) => (name ? `Hola, ${name},` : "Hola,"),
    confirmSubject: (title) => `Confirma el teu correu: «${title}»`,
    confirm: (title, link) => [
      `Algú, suposem que tu, ha demanat al nostre web la guia «${title}». Abans d’enviar-la volem estar segurs que aquesta adreça és teva. Obre l’enllaç i prem el botó:`,
      link,
      `L’enllaç serveix una sola vegada, durant ${hours} hores. Si no has estat tu, no cal que facis res: d’aquí a ${unconfirmedDays} dies s’esborra sol.`,
    ],
    sendSubject: (title) => `La teva guia: «${title}»`,
    send: (title, link) => [
      `Aquí tens la guia «${title}», en PDF:`,
      link,
      `L’enllaç dura ${days} dies; si el necessites més endavant, torna-la a demanar al web i te n’arribarà un altre. I si llegint-la et sorgeix un dubte, respon aquest correu: el llegeix una persona.`,
    ],
    privacy: (withdrawal, privacy) =>
      `Guardem la teva adreça perquè vas demanar la guia, i res més: no hi ha cap butlletí. Perquè ho esborrem tot, n’hi ha prou amb aquest enllaç: ${withdrawal}\nCom tractem les teves dades: ${privacy}`,
    bye: "Una salutació,",
  },
  en: {
    hello: (name) => (name ? `Hello ${name},` : "Hello,"),
    confirmSubject: (title) => `Please confirm your email: “${title}”`,
    confirm: (title, link) => [
      `Somebody, we trust it was you, has asked for our guide “${title}”. Before we send it we want to be sure that this address is yours. Open the link and press the button:`,
      link,
      `The link works once, for ${hours} hours. If it was not you, there is nothing to do: we delete the request after ${unconfirmedDays} days.`,
    ],
    sendSubject: (title) => `Your guide: “${title}”`,
    send: (title, link) => [
      `Here is “${title}”, as a PDF:`,
      link,
      `The link works for ${days} days; if you need it later, ask for the guide again on the website and you will get a new one. If reading it raises a question, reply to this email: a person reads it.`,
    ],
    privacy: (withdrawal, privacy) =>
      `We keep your address because you asked for the guide, and for nothing else: there is no newsletter. To have all of it deleted, follow this link: ${withdrawal}\nHow we treat your details: ${privacy}`,
    bye: "Kind regards,",
  },
};
