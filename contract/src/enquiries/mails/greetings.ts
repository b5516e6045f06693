import type { Language } from "../../paths";

type Greeting = {
  subject: (brand: string) => string;
  unannounced: string;
  estimate: string;
  hello: (name: string) => string;
  bye: string;
};

/**
 * Opening and closing of mails to visitors; the studio's name follows `bye`.
 * - `subject`: of the acknowledgement, and of answers to it.
 * - `unannounced`: of an answer without an acknowledgement before it.
 * - `estimate`: of the calculator's result.
 */
export const greetings: Record<Language, Greeting> = {
  es: {
    subject: (brand) => `Hemos recibido tu consulta · ${brand}`,
    unannounced: "Tu consulta",
    estimate: "Tu cálculo de presupuesto",
    hello: (name) => `Hola, ${name}:`,
    bye: "Un saludo,",
  },
  ca: {
    subject: (brand) => `Hem rebut la teva consulta · ${brand}`,
    unannounced: "La teva consulta",
    estimate: "El teu càlcul de pressupost",
    hello: (name) => `Hola, ${name},`,
    bye: "Una salutació,",
  },
  en: {
    subject: (brand) => `We have your message · ${brand}`,
    unannounced: "Your message",
    estimate: "Your budget estimate",
    hello: (name) => `Hello ${name},`,
    bye: "Kind regards,",
  },
};
