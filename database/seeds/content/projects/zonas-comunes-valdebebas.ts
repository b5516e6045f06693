import type { SeedProject } from "../types";

export const zonasComunesValdebebas: SeedProject = {
  slug: "zonas-comunes-valdebebas",
  title: "Portales y zonas comunes en Valdebebas",
  category: "constructora",
  location: "Valdebebas, Madrid",
  rooms: ["zonas-comunes"],
  district: "hortaleza",
  budget: "mas-120000",
  surface: "540 m²",
  duration: "5 meses",
  year: "2026",
  clientName: "Promotora Vega Norte",
  mainImage: "promocion-valdebebas-portal.jpg",
  galleryImages: ["promocion-valdebebas-buzones.jpg"],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  createdAt: "2026-04-14T09:30:00.000Z",
  description: `Después del piso piloto, Vega Norte encargó lo que se comparte: cuatro portales, una sala comunitaria y un taller de bicicletas.

Un portal recibe a una veintena de familias, carros de bebé, mudanzas y perros mojados. El suelo es travertino apomazado, sin poros abiertos; el roble empieza en la pared, a salvo de las ruedas, y el banco está donde se espera al ascensor.

Los buzones, color terracota, dan número y carácter a cada portal. La luz baja al 20 % cuando no hay nadie y sube en cuanto se abre la puerta.`,
  challenges: `Cuatro portales con cuatro cotas distintas y un mismo presupuesto. Se dibujó un solo juego de piezas, lamas, bancos y luminarias, que se combina en cada uno sin fabricar nada a medida.

La accesibilidad no se añadió al final: rampa y escalón comparten material y ancho de paso, y el videoportero está a 1,10 m.`,
  results: [
    "Cuatro portales con un único catálogo de 17 piezas",
    "Un 58 % menos de consumo en iluminación que con encendido fijo",
    "Recorrido accesible de 1,50 m de ancho de la calle al ascensor",
    "Entregado tres semanas antes que la primera vivienda",
  ],
  translations: {
    ca: {
      title: "Portals i zones comunes a Valdebebas",
      duration: "5 mesos",
      description: `Després del pis pilot, Vega Norte va encarregar el que es comparteix: quatre portals, una sala comunitària i un taller de bicicletes.

Un portal rep una vintena de famílies, cotxets, mudances i gossos molls. El terra és de travertí apomassat, sense porus oberts; el roure comença a la paret, fora de l’abast de les rodes, i el banc és on s’espera l’ascensor.

Les bústies, de color terracota, donen número i caràcter a cada portal. La llum baixa al 20 % quan no hi ha ningú i puja tan bon punt s’obre la porta.`,
      challenges: `Quatre portals amb quatre cotes diferents i un mateix pressupost. Es va dibuixar un sol joc de peces, lames, bancs i lluminàries, que es combina a cada un sense fabricar res a mida.

L’accessibilitat no s’hi va afegir al final: rampa i graó comparteixen material i amplada de pas, i el videoporter és a 1,10 m.`,
      results: [
        "Quatre portals amb un únic catàleg de 17 peces",
        "Un 58 % menys de consum en il·luminació que amb encesa fixa",
        "Recorregut accessible d’1,50 m d’amplada del carrer a l’ascensor",
        "Lliurat tres setmanes abans que el primer habitatge",
      ],
    },
    en: {
      title: "Lobbies and shared spaces in Valdebebas",
      duration: "5 months",
      description: `After the show flat, Vega Norte commissioned what is shared: four lobbies, a community room and a bicycle workshop.

A lobby receives some twenty families, prams, removals and wet dogs. The floor is honed travertine with its pores filled; the oak starts on the wall, out of reach of wheels, and the bench stands where people wait for the lift.

The terracotta letterboxes give each lobby its number and its character. The light drops to 20% when nobody is there and rises as soon as the door opens.`,
      challenges: `Four lobbies at four different levels, and one budget. A single kit of battens, benches and lamps was drawn, to be combined in each without anything bespoke.

Access was not added at the end: ramp and step share material and width, and the entry phone sits at 1.10 m.`,
      results: [
        "Four lobbies from a single catalogue of 17 pieces",
        "58% less electricity for lighting than with fixed switching",
        "An accessible route 1.50 m wide from street to lift",
        "Handed over three weeks before the first home",
      ],
    },
  },
};
