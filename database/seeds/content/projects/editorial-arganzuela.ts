import type { SeedProject } from "../types";

/** The draft: still on site, waiting for its last pictures. */
export const editorialArganzuela: SeedProject = {
  slug: "editorial-arganzuela",
  title: "Sede de una editorial en Arganzuela",
  category: "empresarial",
  location: "Arganzuela, Madrid",
  rooms: ["oficina"],
  district: "arganzuela",
  budget: "mas-120000",
  surface: "210 m²",
  duration: "3 meses",
  year: "2026",
  clientName: "Ediciones Ladera",
  mainImage: "hero-empresas.jpg",
  galleryImages: ["editorial-arganzuela-nicho.jpg"],
  beforeImage: "",
  afterImage: "",
  featured: false,
  status: "draft",
  createdAt: "2026-11-05T16:30:00.000Z",
  description: `Una editorial de catorce personas se muda a una antigua imprenta junto al Matadero. Los libros no se guardan: son la pared de la entrada.

El mostrador de microcemento recibe a autores, mensajeros y visitas. Detrás, un nicho en arco color terracota enseña las novedades de cada temporada; el catálogo completo ocupa el pasillo que lleva a las mesas.`,
  challenges: `La nave tiene 5,40 m de altura y un invierno frío. En lugar de calentar todo el volumen, se bajó el techo a 2,80 m sobre las mesas y se dejó libre en la entrada y en la zona de lectura.`,
  results: [
    "14 puestos y una sala de lectura para 20 personas",
    "1.900 libros a la vista",
    "Declaración responsable presentada a las dos semanas del encargo",
  ],
  translations: {
    ca: {
      title: "Seu d’una editorial a Arganzuela",
      duration: "3 mesos",
      description: `Una editorial de catorze persones es trasllada a una antiga impremta vora el Matadero. Els llibres no es desen: són la paret de l’entrada.

El taulell de microciment rep autors, missatgers i visites. Al darrere, un nínxol en arc de color terracota ensenya les novetats de cada temporada; el catàleg complet ocupa el passadís que duu a les taules.`,
      challenges: `La nau fa 5,40 m d’alçada i a l’hivern hi fa fred. En comptes d’escalfar tot el volum, es va abaixar el sostre a 2,80 m sobre les taules i es va deixar lliure a l’entrada i a la zona de lectura.`,
      results: [
        "14 llocs de treball i una sala de lectura per a 20 persones",
        "1.900 llibres a la vista",
        "Declaració responsable presentada dues setmanes després de l’encàrrec",
      ],
    },
    en: {
      title: "A publisher’s office in Arganzuela",
      duration: "3 months",
      description: `A publishing house of fourteen is moving into a former printing works next to Matadero. The books are not stored: they are the entrance wall.

The microcement desk receives authors, couriers and visitors. Behind it, an arched terracotta niche shows each season’s new titles; the full catalogue lines the corridor that leads to the desks.`,
      challenges: `The hall is 5.40 m high and cold in winter. Instead of heating the whole volume, the ceiling comes down to 2.80 m over the desks and stays open above the entrance and the reading area.`,
      results: [
        "14 workstations and a reading room for 20 people",
        "1,900 books on view",
        "Declaración responsable (a self-declared permit) filed two weeks after the commission",
      ],
    },
  },
};
