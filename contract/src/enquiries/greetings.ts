import type { Language } from "../paths";

type Greeting = {
  subject: (brand: string) => string;
  unannounced: (brand: string) => string;
  hello: (name: string) => string;
  bye: string;
};

/**
 * How mails to visitors begin and end, written in each language. `subject`: of the acknowledgement, and of what answers it;
 * `unannounced`: of an answer to somebody who was sent none.
 */
export const greetings: Record<Language, Greeting> = {
  es: {
    subject: (brand) => `Hemos recibido tu consulta · ${brand}`,
    unannounced: (brand) => `Tu consulta · ${brand}`,
    hello: (name) => `Hola, ${name}:`,
    bye: "Un saludo,",
  },
  ca: {
    subject: (brand) => `Hem rebut la teva consulta · ${brand}`,
    unannounced: (brand) => `La teva consulta · ${brand}`,
    hello: (name) => `Hola, ${name},`,
    bye: "Una salutació,",
  },
  en: {
    subject: (brand) => `We have your message · ${brand}`,
    unannounced: (brand) => `Your message · ${brand}`,
    hello: (name) => `Hello ${name},`,
    bye: "Kind regards,",
  },
};
