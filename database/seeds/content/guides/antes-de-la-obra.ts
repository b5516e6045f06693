import type { SeedGuide } from "../types";

export const antesDeLaObra: SeedGuide = {
  slug: "antes-de-la-obra",
  title: "Antes de la obra: qué preparar y qué preguntar",
  imageUrl: "estudio-mesa.jpg",
  position: 1,
  createdAt: "2026-10-06T08:00:00.000Z",
  summary:
    "Cuatro decisiones, el calendario contado hacia atrás, los papeles, doce preguntas al contratista y lo que no puede faltar en el contrato.",
  inside: [
    "El calendario de una reforma, desde la mudanza hacia atrás",
    "Los papeles, del plano al aviso a la comunidad",
    "Doce preguntas al contratista, para llevar impresas",
    "Lo que debe decir el contrato, pagos incluidos",
    "Qué hacer la semana anterior y qué mirar en cada visita",
  ],
  content: `Casi todo lo que sale mal en una reforma estaba decidido antes de empezar, o no lo había decidido nadie. La guía reúne lo que repasamos con cada cliente en las semanas anteriores a la obra, en el orden en que hace falta.

## Para quién es

Para quien va a reformar un piso entero, con nosotros o con otros. También sirve para una cocina o un baño: hay apartados que sobran, ninguno que estorbe.

Si estás todavía con los números, empieza por [cuánto cuesta reformar un piso](/blog/cuanto-cuesta-reformar-un-piso); si ya tienes tres ofertas en la mesa, por [cómo compararlas](/blog/comparar-presupuestos-de-obra).`,
  translations: {
    ca: {
      title: "Abans de l’obra: què preparar i què preguntar",
      summary:
        "Quatre decisions, el calendari comptat cap enrere, els papers, dotze preguntes al contractista i el que no pot faltar al contracte.",
      inside: [
        "El calendari d’una reforma, des de la mudança cap enrere",
        "Els papers, del plànol a l’avís a la comunitat",
        "Dotze preguntes al contractista, per dur impreses",
        "El que ha de dir el contracte, pagaments inclosos",
        "Què fer la setmana abans i què mirar a cada visita",
      ],
      content: `Gairebé tot el que surt malament en una reforma estava decidit abans de començar, o no ho havia decidit ningú. La guia aplega el que repassem amb cada client les setmanes abans de l’obra, en l’ordre en què fa falta.

## Per a qui és

Per a qui vol reformar un pis sencer, amb nosaltres o amb uns altres. També serveix per a una cuina o un bany: hi ha apartats que sobren, cap que faci nosa.

Si encara fas números, comença per [quant costa reformar un pis](/blog/cuanto-cuesta-reformar-un-piso); si ja tens tres ofertes sobre la taula, per [com comparar-les](/blog/comparar-presupuestos-de-obra).`,
    },
    en: {
      title: "Before the building work: what to prepare and what to ask",
      summary:
        "Four decisions, the timeline counted backwards, the paperwork, twelve questions for the builder and what the contract must have.",
      inside: [
        "The timeline of a renovation, counted back from moving day",
        "The paperwork, from drawings to the notice to your neighbours",
        "Twelve questions for the builder, ready to print",
        "What the contract must say, payments included",
        "What to do the week before and what to look at on each visit",
      ],
      content: `Nearly everything that goes wrong in a renovation was decided before it began, or had been decided by nobody. The guide gathers what we go through with every client in the weeks before work starts, in the order you need it.

## Who it is for

Anybody about to renovate a whole flat, with us or with others. It works for a kitchen or a bathroom too: you will not need every part, and none will be in the way.

If you are still working out the figures, begin with [what it costs to renovate a flat](/blog/cuanto-cuesta-reformar-un-piso); if three quotes are already on the table, with [how to compare them](/blog/comparar-presupuestos-de-obra).`,
    },
  },
};
