import type { Language } from "../paths";

/** How mails to visitors begin and end, written in each language. `subject`: of the acknowledgement, and of what answers it. */
export const greetings: Record<
  Language,
  { subject: (brand: string) => string; hello: (name: string) => string; bye: string }
> = {
  es: {
    subject: (brand) => `Hemos recibido tu consulta · ${brand}`,
    hello: (name) => `Hola, ${name}:`,
    bye: "Un saludo,",
  },
  ca: {
    subject: (brand) => `Hem rebut la teva consulta · ${brand}`,
    hello: (name) => `Hola, ${name},`,
    bye: "Una salutació,",
  },
  en: {
    subject: (brand) => `We have your message · ${brand}`,
    hello: (name) => `Hello ${name},`,
    bye: "Kind regards,",
  },
};
