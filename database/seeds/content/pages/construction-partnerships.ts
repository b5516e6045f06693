import type { SeedSection } from "../types";

/** The last section of the page for builders, separate because of its length. */
export const constructionPartnerships: SeedSection = {
  sectionKey: "partnerships",
  type: "partnerships",
  title: "Cómo colaboramos",
  subtitle: "Cuatro formas de contratar, según lo que falte.",
  description: "",
  image: "promocion-valdebebas-piloto.jpg",
  ctaText: "Ver obra nueva",
  ctaUrl: "/portfolio",
  items: [
    {
      title: "Promoción completa",
      text: "Memoria, piloto, zonas comunes y seguimiento hasta la entrega.",
      value: "Honorarios por vivienda",
    },
    {
      title: "Piso piloto",
      text: "Proyecto, compra, montaje y desmontaje, con el mobiliario en venta o en alquiler.",
      value: "Precio cerrado",
    },
    {
      title: "Revisión de memoria",
      text: "Dos semanas para reducir referencias, plazos y coste sin bajar la calidad percibida.",
      value: "Precio cerrado",
    },
    {
      title: "Acuerdo anual",
      text: "Un equipo reservado para varias promociones y un mismo criterio de compra.",
      value: "Tarifa por jornada",
    },
  ],
  translations: {
    ca: {
      title: "Com col·laborem",
      subtitle: "Quatre maneres de contractar, segons el que falti.",
      description: "",
      ctaText: "Mira l’obra nova",
      items: [
        {
          title: "Promoció completa",
          text: "Memòria, pilot, zones comunes i seguiment fins al lliurament.",
          value: "Honoraris per habitatge",
        },
        {
          title: "Pis pilot",
          text: "Projecte, compra, muntatge i desmuntatge, amb el mobiliari en venda o en lloguer.",
          value: "Preu tancat",
        },
        {
          title: "Revisió de memòria",
          text: "Dues setmanes per reduir referències, terminis i cost sense abaixar la qualitat percebuda.",
          value: "Preu tancat",
        },
        {
          title: "Acord anual",
          text: "Un equip reservat per a diverses promocions i un mateix criteri de compra.",
          value: "Tarifa per jornada",
        },
      ],
    },
    en: {
      title: "How we work together",
      subtitle: "Four ways to hire us, depending on what is missing.",
      description: "",
      ctaText: "See new-build work",
      items: [
        {
          title: "Whole development",
          text: "Specification, show flat, shared spaces and follow-up until handover.",
          value: "Fee per home",
        },
        {
          title: "Show flat",
          text: "Design, purchase, assembly and removal, with the furniture for sale or on hire.",
          value: "Fixed price",
        },
        {
          title: "Specification review",
          text: "Two weeks to cut references, lead times and cost without lowering perceived quality.",
          value: "Fixed price",
        },
        {
          title: "Yearly agreement",
          text: "A team set aside for several developments, and one buying policy for all.",
          value: "Day rate",
        },
      ],
    },
  },
};
