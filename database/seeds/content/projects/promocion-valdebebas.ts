import type { SeedProject } from "../types";

export const promocionValdebebas: SeedProject = {
  slug: "promocion-valdebebas",
  title: "Piso piloto para 86 viviendas en Valdebebas",
  category: "constructora",
  location: "Valdebebas, Madrid",
  rooms: ["salon", "cocina"],
  district: "hortaleza",
  budget: "60000-120000",
  surface: "92 m²",
  duration: "10 semanas",
  year: "2025",
  clientName: "Promotora Vega Norte",
  mainImage: "promocion-valdebebas-piloto.jpg",
  galleryImages: [],
  beforeImage: "",
  afterImage: "",
  featured: true,
  status: "published",
  createdAt: "2025-10-07T08:50:00.000Z",
  description: `Vega Norte vendía sobre plano a familias que tenían que imaginar 92 m² a partir de un folleto. Pidió un piso piloto que enseñara la casa que se entrega, no otra más cara.

Todo lo fijo es de la memoria de calidades: la tarima de roble, los frentes de la cocina, el aplacado del salpicadero. Lo que añade el estudio, muebles, lámparas y cortinas, lleva una etiqueta con su precio y su proveedor.

La memoria se redactó otra vez desde el piloto: menos referencias, elegidas para repetirse 86 veces sin sorpresas de plazo ni de color.`,
  challenges: `El piloto debía abrir antes de que el edificio tuviera ascensor. Los muebles se eligieron para subir por la escalera de obra y los frentes de cocina se montaron en piezas de menos de 25 kg.

El cliente compra dos gamas, Lino y Tierra. Las dos comparten instalaciones, rodapié y despiece: elegir una u otra no cambia ni una línea del proyecto de ejecución.`,
  results: [
    "31 de las 86 viviendas reservadas en los tres meses siguientes a la apertura",
    "De 27 a 14 acabados en la memoria de calidades",
    "Dos gamas a elegir sin modificar el proyecto de ejecución",
    "Coste de acabados por vivienda: un 6 % por debajo del previsto",
  ],
  materials: ["Tarima de roble", "Frentes de cocina de la memoria de calidades", "Salpicadero aplacado"],
  clientQuote:
    "La memoria de calidades pasó de 27 acabados a 14 y el comercial dejó de pedir disculpas. El piloto enseña la casa que entregamos.",
  translations: {
    ca: {
      title: "Pis pilot per a 86 habitatges a Valdebebas",
      duration: "10 setmanes",
      description: `Vega Norte venia sobre plànol a famílies que havien d’imaginar 92 m² a partir d’un fullet. Va demanar un pis pilot que ensenyés la casa que es lliura, no una altra de més cara.

Tot el que és fix surt de la memòria de qualitats: la tarima de roure, els frontals de la cuina, l’aplacat de l’entrepanell. El que hi afegeix l’estudi, mobles, llums i cortines, porta una etiqueta amb el preu i el proveïdor.

La memòria es va tornar a redactar a partir del pilot: menys referències, triades per repetir-se 86 vegades sense sorpreses de termini ni de color.`,
      challenges: `El pilot havia d’obrir abans que l’edifici tingués ascensor. Els mobles es van triar perquè pugessin per l’escala d’obra i els frontals de cuina es van muntar en peces de menys de 25 kg.

El client tria entre dues gammes, Lli i Terra. Totes dues comparteixen instal·lacions, sòcol i especejament: triar-ne una o l’altra no canvia ni una línia del projecte d’execució.`,
      results: [
        "31 dels 86 habitatges reservats en els tres mesos posteriors a l’obertura",
        "De 27 a 14 acabats a la memòria de qualitats",
        "Dues gammes per triar sense modificar el projecte d’execució",
        "Cost d’acabats per habitatge: un 6 % per sota del previst",
      ],
      materials: [
        "Tarima de roure",
        "Frontals de cuina de la memòria de qualitats",
        "Aplacat entre el taulell i els armaris",
      ],
      clientQuote:
        "La memòria de qualitats va passar de 27 acabats a 14 i el comercial va deixar de demanar disculpes. El pilot ensenya la casa que lliurem.",
    },
    en: {
      title: "Show flat for 86 homes in Valdebebas",
      duration: "10 weeks",
      description: `Vega Norte was selling off plan to families who had to picture 92 m² from a brochure. They asked for a show flat that would present the home as delivered, not a more expensive one.

Everything fixed comes from the specification: the oak boards, the kitchen fronts, the stone splashback. What the studio adds, furniture, lamps and curtains, carries a label with its price and supplier.

The specification was then rewritten from the show flat: fewer references, chosen to be repeated 86 times without surprises in lead time or colour.`,
      challenges: `The show flat had to open before the building had a lift. The furniture was chosen to go up the site stairs, and the kitchen fronts were assembled from pieces under 25 kg.

Buyers choose between two ranges, Linen and Earth. Both share services, skirting and tile layout: choosing one or the other does not change a line of the construction drawings.`,
      results: [
        "31 of the 86 homes reserved within three months of opening",
        "From 27 to 14 finishes in the specification",
        "Two ranges to choose from without touching the construction drawings",
        "Cost of finishes per home: 6% below forecast",
      ],
      materials: ["Oak flooring", "Kitchen fronts from the specification", "Clad splashback"],
      clientQuote:
        "The specification went from 27 finishes to 14 and our sales team stopped apologising. The show flat shows the home we hand over.",
    },
  },
};
