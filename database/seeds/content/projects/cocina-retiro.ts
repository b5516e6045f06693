import type { SeedProject } from "../types";

export const cocinaRetiro: SeedProject = {
  slug: "cocina-retiro",
  title: "Una cocina junto al Retiro",
  category: "residencial",
  location: "Retiro, Madrid",
  rooms: ["cocina"],
  district: "retiro",
  budget: "30000-60000",
  surface: "19 m²",
  duration: "7 semanas",
  year: "2025",
  clientName: "Familia Ibarra",
  mainImage: "cocina-retiro-despues.jpg",
  galleryImages: ["cocina-retiro-frente.jpg", "plano-retiro.png"],
  beforeImage: "cocina-retiro-antes.jpg",
  afterImage: "cocina-retiro-despues.jpg",
  featured: false,
  status: "published",
  createdAt: "2025-07-15T09:00:00.000Z",
  description: `La cocina tenía 19 m² y se usaban seis: un frente de muebles oscuros, una caldera a la vista y una mesa arrinconada bajo el fluorescente.

Los Ibarra son cinco y desayunan a la vez. Se colocó una isla de roble y mármol con cuatro asientos en el centro, y el fregadero siguió bajo la ventana, que es donde apetece fregar.

Los frentes verde oliva se lacaron en mate; el suelo es barro cocido con junta de 8 mm. La caldera cambió de lugar y de tipo: una de condensación dentro de un armario ventilado.`,
  challenges: `Los muros de carga dejaban una sola posición posible para la campana. En lugar de esconderla se hizo de obra, con la salida por el conducto existente y el motor en el patio.

La familia siguió en casa. Durante siete semanas hubo una cocina provisional en el lavadero: una placa de dos fuegos, un fregadero y agua caliente desde el segundo día.`,
  results: [
    "De 2,8 m a 7,4 m de encimera",
    "Cuatro plazas en la isla y seis en la mesa",
    "Ruido de la campana en la cocina: de 68 dB a 49 dB",
    "Siete semanas de obra con la familia en casa",
  ],
  materials: [
    "Roble macizo en la isla",
    "Mármol en la encimera",
    "Frentes lacados en mate, verde oliva",
    "Barro cocido con junta de 8 mm",
  ],
  clientQuote:
    "Desayunamos los cinco a la vez por primera vez en nueve años. Y la obra duró las siete semanas que dijeron.",
  translations: {
    ca: {
      title: "Una cuina a tocar del Retiro",
      duration: "7 setmanes",
      description: `La cuina feia 19 m² i se’n feien servir sis: un front de mobles foscos, una caldera a la vista i una taula arraconada sota el fluorescent.

Els Ibarra són cinc i esmorzen alhora. Es va col·locar una illa de roure i marbre amb quatre seients al centre, i l’aigüera va continuar sota la finestra, que és on ve de gust rentar els plats.

Els frontals verd oliva es van lacar en mat; el terra és de fang cuit amb junta de 8 mm. La caldera va canviar de lloc i de tipus: una de condensació dins d’un armari ventilat.`,
      challenges: `Els murs de càrrega deixaven una sola posició possible per a la campana. En comptes d’amagar-la es va fer d’obra, amb la sortida pel conducte existent i el motor al pati.

La família va continuar a casa. Durant set setmanes hi va haver una cuina provisional al safareig: una placa de dos focs, una aigüera i aigua calenta des del segon dia.`,
      results: [
        "De 2,8 m a 7,4 m de taulell",
        "Quatre places a l’illa i sis a la taula",
        "Soroll de la campana a la cuina: de 68 dB a 49 dB",
        "Set setmanes d’obra amb la família a casa",
      ],
      materials: [
        "Roure massís a l’illa",
        "Marbre al taulell",
        "Frontals lacats en mat, verd oliva",
        "Fang cuit amb junta de 8 mm",
      ],
      clientQuote:
        "Esmorzem tots cinc alhora per primer cop en nou anys. I l’obra va durar les set setmanes que havien dit.",
    },
    en: {
      title: "A kitchen beside the Retiro",
      duration: "7 weeks",
      description: `The kitchen measured 19 m², and only six of them were used: one run of dark units, an exposed boiler and a table in the corner under the fluorescent tube.

There are five Ibarras, and they have breakfast at the same time. An oak and marble island with four seats went into the middle, and the sink stayed under the window, which is where you want to wash up.

The olive fronts were lacquered matt; the floor is terracotta with 8 mm joints. The boiler changed place and type: a condensing one inside a ventilated cupboard.`,
      challenges: `The load-bearing walls left only one position for the hood. Instead of hiding it, we built it in masonry, using the existing flue, with the motor out in the courtyard.

The family stayed. For seven weeks there was a temporary kitchen in the laundry room: a two-ring hob, a sink and hot water from the second day.`,
      results: [
        "From 2.8 m to 7.4 m of worktop",
        "Four seats at the island and six at the table",
        "Hood noise in the kitchen: from 68 dB to 49 dB",
        "Seven weeks of work with the family at home",
      ],
      materials: [
        "Solid oak for the island",
        "Marble worktop",
        "Matt lacquered fronts, olive green",
        "Terracotta with 8 mm joints",
      ],
      clientQuote:
        "The five of us have breakfast together for the first time in nine years. And the building work took the seven weeks they said.",
    },
  },
};
