import type { SeedGuide } from "../types";

export const antesDeLaPrimeraVisita: SeedGuide = {
  slug: "antes-de-la-primera-visita",
  title: "Antes de la primera visita: qué medir y qué fotografiar",
  imageUrl: "estudio-sobre-mi.jpg",
  position: 2,
  createdAt: "2026-09-15T08:00:00.000Z",
  summary:
    "Un plano en una hoja, las medidas que deciden obra, veinte fotos y lo que conviene contar para que 45 minutos de consulta rindan como tres horas.",
  inside: [
    "El plano de tu casa en una hoja, en seis pasos",
    "Puertas, ventanas, radiadores y lo que no se mueve",
    "Las veinte fotos que sirven, y a qué hora hacerlas",
    "Lo que cuenta más que los metros: cómo es un martes",
    "Una lista para llevar a la consulta",
  ],
  content: `La primera consulta es gratuita y dura 45 minutos. Puede irse en preguntas, o en decidir. La diferencia es una tarde con un metro y un móvil.

## Qué hacemos con ello

Con tus medidas y tus fotos llegamos a la conversación con un primer tanteo: si cabe, qué hay que mover y en qué cifras te mueves. Antes de encargar nada volvemos a medir nosotros, así que no hace falta que sea perfecto.

Cuando lo tengas, [cuéntanos tu proyecto](/contacto): el formulario admite el plano y las fotos.`,
  translations: {
    ca: {
      title: "Abans de la primera visita: què mesurar i què fotografiar",
      summary:
        "Un plànol en un full, les mides que decideixen obra, vint fotos i el que convé explicar perquè 45 minuts de consulta rendeixin com tres hores.",
      inside: [
        "El plànol de casa teva en un full, en sis passos",
        "Portes, finestres, radiadors i el que no es mou",
        "Les vint fotos que serveixen, i a quina hora fer-les",
        "El que compta més que els metres: com és un dimarts",
        "Una llista per endur-te a la consulta",
      ],
      content: `La primera consulta és gratuïta i dura 45 minuts. Se’n pot anar en preguntes, o servir per decidir. La diferència és una tarda amb una cinta mètrica i un mòbil.

## Què en fem

Amb les teves mides i fotos arribem a la conversa amb una primera idea: si hi cap, què cal moure i en quines xifres et mous. Abans d’encarregar res ho tornem a mesurar nosaltres, o sigui que no cal que sigui perfecte.

Quan ho tinguis, [explica’ns el teu projecte](/contacto): el formulari admet el plànol i les fotos.`,
    },
    en: {
      title: "Before the first visit: what to measure and photograph",
      summary:
        "A plan on one sheet, the measurements that decide the work, twenty photographs and what to tell us, so that 45 minutes are worth three hours.",
      inside: [
        "Your home on one sheet of paper, in six steps",
        "Doors, windows, radiators and what will not move",
        "The twenty photographs that help, and when to take them",
        "What matters more than square metres: a Tuesday",
        "A list to take to the consultation",
      ],
      content: `The first consultation is free and lasts 45 minutes. It can go by in questions, or in decisions. The difference is an afternoon with a tape measure and a phone.

## What we do with it

With your measurements and photographs we come to the conversation with a first idea: whether it fits, what has to move and roughly what it will cost. Before anything is ordered we measure again ourselves, so it need not be perfect.

When you have it, [tell us about your project](/contacto): the form takes the plan and the photographs.`,
    },
  },
};
