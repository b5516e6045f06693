import type { SeedProject } from "../types";

export const dormitorioBanoLavapies: SeedProject = {
  slug: "dormitorio-bano-lavapies",
  title: "Dormitorio y baño en Lavapiés",
  category: "residencial",
  location: "Lavapiés, Madrid",
  rooms: ["dormitorio", "bano"],
  district: "centro",
  budget: "30000-60000",
  surface: "41 m²",
  duration: "9 semanas",
  year: "2024",
  clientName: "Sara M.",
  mainImage: "bano-lavapies.jpg",
  galleryImages: [
    "hero-particulares.jpg",
    "dormitorio-lavapies-cabecero.jpg",
    "bano-lavapies-lavabo.jpg",
    "bano-lavapies-grifo.jpg",
    "plano-lavapies.png",
  ],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  createdAt: "2025-02-11T15:45:00.000Z",
  description: `Sara no quería reformar la casa: quería dormir mejor y bañarse con luz. El encargo se quedó en 41 m²: el dormitorio, el baño y el armario que los separa.

El baño se llevó a la ventana. Una pared de azulejo verde, hecho a mano y colocado sin repetir tono, refleja la luz de la tarde; el resto es cal, que respira y no necesita junta.

En el dormitorio, un cabecero de lamas de roble corre de pared a pared y esconde enchufes, lectura y una puerta. La cama mira al este: el despertador es el sol.`,
  challenges: `El forjado de 1890 no admitía una bañera llena sin refuerzo. Se colocó sobre dos viguetas de acero ocultas en el grueso del suelo, con el cálculo firmado por un arquitecto.

El patio es estrecho y los vecinos están a tres metros. Vidrio mate hasta 1,60 m y transparente por encima: intimidad sin cortina.`,
  results: [
    "Luz natural en el baño, que no la tenía",
    "6,2 m de armario donde había 3,1 m",
    "Ruido de la calle en el dormitorio: 11 dB menos",
    "Coste final: 38.400 €, con un 3 % de imprevistos usado",
  ],
  materials: ["Azulejo verde hecho a mano", "Revestimiento de cal", "Lamas de roble en el cabecero"],
  cost: "38.400 €",
  clientQuote: "Pedí un baño con ventana y me preguntaron a qué hora me ducho. Ahí supe que iba bien.",
  translations: {
    ca: {
      title: "Dormitori i bany a Lavapiés",
      duration: "9 setmanes",
      description: `La Sara no volia reformar la casa: volia dormir millor i banyar-se amb llum. L’encàrrec es va quedar en 41 m²: el dormitori, el bany i l’armari que els separa.

El bany es va portar a la finestra. Una paret de rajola verda, feta a mà i col·locada sense repetir to, reflecteix la llum de la tarda; la resta és calç, que respira i no necessita junta.

Al dormitori, un capçal de lames de roure va de paret a paret i amaga endolls, llum de lectura i una porta. El llit mira a llevant: el despertador és el sol.`,
      challenges: `El forjat de 1890 no admetia una banyera plena sense reforç. Es va col·locar sobre dues biguetes d’acer amagades en el gruix del terra, amb el càlcul signat per un arquitecte.

El pati és estret i els veïns són a tres metres. Vidre mat fins a 1,60 m i transparent per sobre: intimitat sense cortina.`,
      results: [
        "Llum natural al bany, que no en tenia",
        "6,2 m d’armari on n’hi havia 3,1",
        "Soroll del carrer al dormitori: 11 dB menys",
        "Cost final: 38.400 €, amb un 3 % d’imprevistos fet servir",
      ],
      materials: ["Rajola verda feta a mà", "Revestiment de calç", "Lames de roure al capçal"],
      cost: "38.400 €",
      clientQuote:
        "Vaig demanar un bany amb finestra i em van preguntar a quina hora em dutxo. Aleshores vaig saber que anàvem bé.",
    },
    en: {
      title: "Bedroom and bathroom in Lavapiés",
      duration: "9 weeks",
      description: `Sara did not want to renovate her flat: she wanted to sleep better and bathe in daylight. The commission stayed at 41 m²: the bedroom, the bathroom and the wardrobe between them.

The bathroom moved to the window. A wall of green tile, made by hand and laid without repeating a shade, reflects the afternoon light; the rest is lime plaster, which breathes and needs no joints.

In the bedroom, a headboard of oak slats runs from wall to wall and hides sockets, reading lights and a door. The bed faces east: the sun is the alarm clock.`,
      challenges: `The 1890 floor could not carry a full bathtub without help. It stands on two steel joists hidden in the depth of the floor, with the calculation signed by an architect.

The courtyard is narrow and the neighbours are three metres away. Frosted glass up to 1.60 m and clear above: privacy without a curtain.`,
      results: [
        "Daylight in a bathroom that had none",
        "6.2 m of wardrobe where there was 3.1 m",
        "Street noise in the bedroom: down by 11 dB",
        "Final cost: €38,400, with 3% spent from the contingency",
      ],
      materials: ["Handmade green tiles", "Lime plaster", "Oak slats for the headboard"],
      cost: "€38,400",
      clientQuote: "I asked for a bathroom with a window and they asked what time I shower. That was when I knew.",
    },
  },
};
