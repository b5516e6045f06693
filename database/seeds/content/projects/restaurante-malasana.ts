import type { SeedProject } from "../types";

export const restauranteMalasana: SeedProject = {
  slug: "restaurante-malasana",
  title: "Restaurante Albero, Malasaña",
  category: "empresarial",
  location: "Malasaña, Madrid",
  rooms: ["restaurante"],
  district: "centro",
  budget: "mas-120000",
  surface: "145 m²",
  duration: "12 semanas",
  year: "2025",
  clientName: "Restaurante Albero",
  mainImage: "restaurante-malasana.jpg",
  galleryImages: ["restaurante-malasana-barra.jpg", "restaurante-malasana-banco.jpg", "plano-malasana.png"],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "published",
  createdAt: "2025-04-29T10:40:00.000Z",
  description: `Albero ocupa los bajos de un edificio de 1908 que había sido almacén de aceite. Debajo del pladur aparecieron tres arcos de ladrillo; el proyecto los convirtió en el fondo de la sala, iluminados desde dentro.

La barra, de casi siete metros, va revestida de azulejo verde hecho a mano en Talavera de la Reina. Separa la sala de la cocina vista y deja un paso de 1,20 m por el que se cruzan dos camareros sin ponerse de lado.

El suelo es de barro cocido sellado, el banco corrido se tapizó con una tela que admite lejía diluida y las mesas de mármol tienen el canto redondeado: aquí todo se limpia dos veces al día.`,
  challenges: `La salida de humos cruzaba el único hueco con luz natural. Se llevó por el patio interior, con acuerdo de la comunidad, y el hueco se recuperó como ventana de la sala.

Sesenta comensales entre paredes duras no se oyen. El techo lleva un mortero acústico del mismo color que los muros: absorbe y no se ve.`,
  results: [
    "62 plazas, 9 más que en la distribución anterior",
    "Reverberación con la sala vacía: de 1,6 s a 0,8 s",
    "Apertura en la semana 12, la fecha firmada",
    "Pavimento de la sala con resbaladicidad de clase 2",
  ],
  translations: {
    ca: {
      title: "Restaurant Albero, Malasaña",
      duration: "12 setmanes",
      description: `Albero ocupa els baixos d’un edifici de 1908 que havia estat magatzem d’oli. Sota el pladur van aparèixer tres arcs de maó; el projecte els va convertir en el fons de la sala, il·luminats des de dins.

La barra, de gairebé set metres, va revestida de rajola verda feta a mà a Talavera de la Reina. Separa la sala de la cuina oberta i deixa un pas d’1,20 m on dos cambrers es creuen sense posar-se de costat.

El terra és de fang cuit segellat, el banc corregut es va entapissar amb una tela que admet lleixiu diluït i les taules de marbre tenen el cantell arrodonit: aquí tot es neteja dos cops al dia.`,
      challenges: `La sortida de fums travessava l’únic forat amb llum natural. Es va portar pel pati interior, amb l’acord de la comunitat, i el forat es va recuperar com a finestra de la sala.

Seixanta comensals entre parets dures no se senten. El sostre porta un morter acústic del mateix color que els murs: absorbeix i no es veu.`,
      results: [
        "62 places, 9 més que en la distribució anterior",
        "Reverberació amb la sala buida: d’1,6 s a 0,8 s",
        "Obertura a la setmana 12, la data signada",
        "Paviment de la sala amb resistència al lliscament de classe 2",
      ],
    },
    en: {
      title: "Albero restaurant, Malasaña",
      duration: "12 weeks",
      description: `Albero occupies the ground floor of a 1908 building that used to store olive oil. Three brick arches turned up behind the plasterboard; they became the back wall of the dining room, lit from within.

The bar, almost seven metres long, is clad in green tile made by hand in Talavera de la Reina. It separates the room from the open kitchen and leaves a 1.20 m passage where two waiters can cross without turning sideways.

The floor is sealed terracotta, the banquette is covered in a fabric that takes diluted bleach and the marble tables have rounded edges: everything here is cleaned twice a day.`,
      challenges: `The extraction flue crossed the only opening with daylight. It was rerouted through the inner courtyard, with the neighbours’ agreement, and the opening became a window again.

Sixty diners between hard walls cannot hear each other. The ceiling carries an acoustic plaster in the colour of the walls: it absorbs sound and cannot be seen.`,
      results: [
        "62 seats, 9 more than in the previous layout",
        "Reverberation in the empty room: from 1.6 s to 0.8 s",
        "Opened in week 12, the date in the contract",
        "Dining room floor with class 2 slip resistance",
      ],
    },
  },
};
