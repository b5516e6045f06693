import type { SeedProject } from "../types";

export const tiendaSalamanca: SeedProject = {
  slug: "tienda-salamanca",
  title: "Tienda de moda en el barrio de Salamanca",
  category: "empresarial",
  location: "Salamanca, Madrid",
  rooms: ["local"],
  district: "salamanca",
  budget: "60000-120000",
  surface: "96 m²",
  duration: "9 semanas",
  year: "2025",
  clientName: "Hebra",
  mainImage: "tienda-salamanca.jpg",
  galleryImages: [],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  createdAt: "2025-12-02T11:20:00.000Z",
  description: `Hebra vendía por internet y abría su primera tienda. Tenía pocas prendas, buenas, y un temor: que el local pareciera vacío.

Cuatro nichos en arco, pintados en terracota, dan a cada familia de prendas su lugar y acercan el fondo de la tienda a la calle. En el centro, una sola mesa de travertino hace de expositor, de mostrador y de banco.

Se compra con la luz que luego habrá en la calle: 3.000 K con reproducción cromática superior a 95, y espejos fuera de la luz cenital.`,
  challenges: `El edificio está protegido y el escaparate no podía tocarse. Toda la intervención queda detrás del vidrio, separada de los muros originales, y puede desmontarse sin dejar huella.

El almacén era de 6 m². Los nichos tienen doble fondo: detrás de cada perchero hay 60 cm de reposición a la que se llega por una puerta sin tirador.`,
  results: [
    "34 metros lineales de colgado con 11 m² de almacén oculto",
    "Abierta en 9 semanas, con la licencia incluida en el calendario",
    "11 W/m² de iluminación instalada, la mitad que la de la tienda que hubo antes",
    "La mesa central sale de tres tablas de travertino, con un 4 % de merma",
  ],
  translations: {
    ca: {
      title: "Botiga de moda al barri de Salamanca",
      duration: "9 setmanes",
      description: `Hebra venia per internet i obria la primera botiga. Tenia poques peces, bones, i una por: que el local semblés buit.

Quatre nínxols en arc, pintats de color terracota, donen a cada família de peces el seu lloc i acosten el fons de la botiga al carrer. Al centre, una sola taula de travertí fa d’expositor, de taulell i de banc.

Es compra amb la llum que després hi haurà al carrer: 3.000 K amb reproducció cromàtica superior a 95, i miralls fora de la llum zenital.`,
      challenges: `L’edifici està protegit i l’aparador no es podia tocar. Tota la intervenció queda darrere el vidre, separada dels murs originals, i es pot desmuntar sense deixar rastre.

El magatzem era de 6 m². Els nínxols tenen doble fons: rere cada penjador hi ha 60 cm de reposició, als quals s’arriba per una porta sense tirador.`,
      results: [
        "34 metres lineals de penjat amb 11 m² de magatzem ocult",
        "Oberta en 9 setmanes, amb la llicència inclosa en el calendari",
        "11 W/m² d’il·luminació instal·lada, la meitat que la de la botiga que hi havia abans",
        "La taula central surt de tres taulons de travertí, amb un 4 % de minva",
      ],
    },
    en: {
      title: "Fashion shop in the Salamanca district",
      duration: "9 weeks",
      description: `Hebra sold online and was opening its first shop. It had few garments, good ones, and one worry: that the place would look empty.

Four arched niches painted in terracotta give each family of garments its place and bring the back of the shop closer to the street. In the centre, a single travertine table serves as display, counter and bench.

You buy in the light you will later wear it in: 3,000 K with a colour rendering above 95, and mirrors kept out of the overhead light.`,
      challenges: `The building is listed and the shopfront could not be touched. The whole intervention stands behind the glass, clear of the original walls, and can be dismantled without a trace.

The stockroom measured 6 m². The niches have a false back: behind each rail there are 60 cm of stock, reached through a door without a handle.`,
      results: [
        "34 linear metres of hanging rail with 11 m² of hidden storage",
        "Open in 9 weeks, licence included",
        "11 W/m² of installed lighting, half that of the shop that was there before",
        "The central table comes out of three travertine slabs, with 4% waste",
      ],
    },
  },
};
