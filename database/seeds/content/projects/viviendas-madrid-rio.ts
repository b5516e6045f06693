import type { SeedProject } from "../types";

export const viviendasMadridRio: SeedProject = {
  slug: "viviendas-madrid-rio",
  title: "42 viviendas frente a Madrid Río",
  category: "constructora",
  location: "Arganzuela, Madrid",
  rooms: ["salon", "cocina"],
  district: "arganzuela",
  budget: "mas-120000",
  surface: "3.860 m²",
  duration: "14 meses",
  year: "2024",
  clientName: "Constructora Tajamar",
  mainImage: "hero-constructoras.jpg",
  galleryImages: ["hero-home.jpg", "viviendas-madrid-rio-isla.jpg"],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  createdAt: "2024-12-03T12:05:00.000Z",
  description: `El estudio entró con la estructura levantada y las viviendas sin vender. El encargo: acabados, cocinas y baños de 42 casas de dos a cuatro dormitorios, con un coste cerrado por metro cuadrado.

La planta se ordenó alrededor de la cocina. Una isla de travertino, igual en todas las viviendas, sustituye al tabique que separaba cocina y salón y lleva la luz del río hasta el vestíbulo.

El suelo de roble admite dos colocaciones, recta o en espiga, con la misma tabla. El comprador elige hasta ocho semanas antes de la entrega; la constructora compra un solo material.`,
  challenges: `Cuarenta y dos cocinas iguales dejan de serlo cuando los pilares se desvían. Se midió cada hueco con láser antes de fabricar y el mueble lleva una pieza de ajuste de 4 cm que nadie reconoce como tal.

La entrega era por portales. El despiece, los pedidos y las revisiones se organizaron con el mismo orden, para que el primer portal pudiera habitarse con los otros dos en obra.`,
  results: [
    "42 viviendas entregadas en tres portales, con una media de 3,1 repasos por vivienda",
    "Un solo material de suelo para dos acabados: un 9 % menos de compra",
    "Coste final a 12 €/m² por debajo del límite pactado",
    "Plazo de 14 meses cumplido, con dos semanas de margen sin usar",
  ],
  translations: {
    ca: {
      title: "42 habitatges davant de Madrid Río",
      duration: "14 mesos",
      description: `L’estudi hi va entrar amb l’estructura aixecada i els habitatges per vendre. L’encàrrec: acabats, cuines i banys de 42 cases de dos a quatre dormitoris, amb un cost tancat per metre quadrat.

La planta es va ordenar al voltant de la cuina. Una illa de travertí, igual a tots els habitatges, substitueix l’envà que separava cuina i sala d’estar i porta la llum del riu fins al rebedor.

El terra de roure admet dues col·locacions, recta o en espiga, amb la mateixa peça. El comprador tria fins a vuit setmanes abans del lliurament; la constructora compra un sol material.`,
      challenges: `Quaranta-dues cuines iguals deixen de ser-ho quan els pilars es desvien. Es va mesurar cada forat amb làser abans de fabricar i el moble porta una peça d’ajust de 4 cm que ningú no reconeix com a tal.

El lliurament era per escales. L’especejament, les comandes i les revisions es van organitzar amb el mateix ordre, perquè la primera escala es pogués habitar amb les altres dues en obres.`,
      results: [
        "42 habitatges lliurats en tres escales, amb una mitjana de 3,1 repassos per habitatge",
        "Un sol material de terra per a dos acabats: un 9 % menys de compra",
        "Cost final 12 €/m² per sota del límit pactat",
        "Termini de 14 mesos complert, amb dues setmanes de marge sense fer servir",
      ],
    },
    en: {
      title: "42 homes facing Madrid Río",
      duration: "14 months",
      description: `The studio came in with the structure standing and the homes unsold. The brief: finishes, kitchens and bathrooms for 42 homes of two to four bedrooms, at a fixed cost per square metre.

The plan was ordered around the kitchen. A travertine island, the same in every home, replaces the wall between kitchen and living room and carries the light from the river into the hall.

The oak floor can be laid straight or in herringbone with the same board. Buyers choose up to eight weeks before handover; the construction company buys a single material.`,
      challenges: `Forty-two identical kitchens stop being identical when the columns drift. Every opening was laser-measured before manufacture, and the units carry a 4 cm filler that nobody recognises as one.

Handover went stairwell by stairwell. Setting-out, orders and inspections followed the same order, so that the first stairwell could be lived in while the other two were on site.`,
      results: [
        "42 homes handed over in three stairwells, with an average of 3.1 snags per home",
        "One floor material for two finishes: 9% less to buy",
        "Final cost €12/m² below the agreed limit",
        "The 14-month programme kept, with two weeks of float unused",
      ],
    },
  },
};
