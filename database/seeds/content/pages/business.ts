import type { SeedSection } from "../types";

export const business: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "Oficinas y locales que trabajan a tu favor",
    subtitle: "Proyecto, licencias y obra para empresas de Madrid que no pueden permitirse parar.",
    description: "",
    image: "hero-empresas.jpg",
    ctaText: "Pedir consulta gratuita",
    ctaUrl: "/contacto",
    items: [],
    translations: {
      ca: {
        title: "Oficines i locals que treballen al teu favor",
        subtitle: "Projecte, llicències i obra per a empreses de Madrid que no es poden permetre parar.",
        description: "",
        ctaText: "Demana una consulta gratuïta",
        items: [],
      },
      en: {
        title: "Offices and premises that pull their weight",
        subtitle: "Design, permits and building work for companies in Madrid that cannot afford to stop.",
        description: "",
        ctaText: "Request a free consultation",
        items: [],
      },
    },
  },
  {
    sectionKey: "services",
    type: "services",
    title: "Qué hacemos por una empresa",
    subtitle: "De un local vacío a un lunes de trabajo.",
    description:
      "Cada encargo empieza con una visita y una propuesta por escrito en 48 horas: alcance, honorarios, estimación de coste y calendario.",
    image: "oficina-castellana-sala.jpg",
    ctaText: "Contar el encargo",
    ctaUrl: "/contacto",
    items: [
      {
        title: "Oficinas",
        text: "Estudio de capacidad, distribución, acústica y mobiliario. Antes de firmar un alquiler, un test de encaje en cinco días.",
      },
      {
        title: "Locales comerciales",
        text: "Escaparate, recorrido, almacén y luz. Coordinación con la marca y con el centro o la comunidad.",
      },
      {
        title: "Restaurantes y cafeterías",
        text: "Sala, barra y cocina con su ingeniería: humos, insonorización y aforo resueltos antes del primer plano bonito.",
      },
      {
        title: "Licencias y obra",
        text: "Declaración responsable o licencia, comparación de contratistas y dirección semanal hasta la apertura.",
      },
    ],
    translations: {
      ca: {
        title: "Què fem per una empresa",
        subtitle: "D’un local buit a un dilluns de feina.",
        description:
          "Cada encàrrec comença amb una visita i una proposta per escrit en 48 hores: abast, honoraris, estimació de cost i calendari.",
        ctaText: "Explica’ns l’encàrrec",
        items: [
          {
            title: "Oficines",
            text: "Estudi de capacitat, distribució, acústica i mobiliari. Abans de signar un lloguer, una prova d’encaix en cinc dies.",
          },
          {
            title: "Locals comercials",
            text: "Aparador, recorregut, magatzem i llum. Coordinació amb la marca i amb el centre o la comunitat.",
          },
          {
            title: "Restaurants i cafeteries",
            text: "Sala, barra i cuina amb la seva enginyeria: fums, insonorització i aforament resolts abans del primer plànol bonic.",
          },
          {
            title: "Llicències i obra",
            text: "Declaració responsable o llicència, comparació de contractistes i direcció setmanal fins a l’obertura.",
          },
        ],
      },
      en: {
        title: "What we do for a company",
        subtitle: "From an empty floor to a working Monday.",
        description:
          "Every commission starts with a visit and a written proposal within 48 hours: scope, fees, cost estimate and schedule.",
        ctaText: "Describe your project",
        items: [
          {
            title: "Offices",
            text: "Capacity study, layout, acoustics and furniture. Before you sign a lease, a test fit in five days.",
          },
          {
            title: "Shops",
            text: "Shopfront, circulation, stock and light. Coordination with the brand and with the centre or the building.",
          },
          {
            title: "Restaurants and cafés",
            text: "Dining room, bar and kitchen with their engineering: extraction, soundproofing and capacity solved before the first pretty drawing.",
          },
          {
            title: "Permits and building work",
            text: "Declaración responsable (a self-declared permit) or licence, comparison of contractors and weekly supervision until opening day.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "benefits",
    type: "benefits",
    title: "Lo que puedes exigir",
    subtitle: "Va en el contrato.",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      { title: "Respuesta", text: "A cada correo y a cada llamada, en menos de un día.", value: "24 h" },
      { title: "Propuesta", text: "Por escrito, después de la primera visita.", value: "48 h" },
      { title: "Precio cerrado", text: "Presupuesto de obra por partidas, con su medición.", value: "100 %" },
      { title: "Fases", text: "Media planta en obra y media trabajando, si hace falta.", value: "2" },
    ],
    translations: {
      ca: {
        title: "El que pots exigir",
        subtitle: "Consta al contracte.",
        description: "",
        ctaText: "",
        items: [
          { title: "Resposta", text: "A cada correu i a cada trucada, en menys d’un dia.", value: "24 h" },
          { title: "Proposta", text: "Per escrit, després de la primera visita.", value: "48 h" },
          { title: "Preu tancat", text: "Pressupost d’obra per partides, amb el seu amidament.", value: "100 %" },
          { title: "Fases", text: "Mitja planta en obres i mitja treballant, si cal.", value: "2" },
        ],
      },
      en: {
        title: "What you can hold us to",
        subtitle: "It is in the contract.",
        description: "",
        ctaText: "",
        items: [
          { title: "Reply", text: "To every message and every call, in less than a day.", value: "24 h" },
          { title: "Proposal", text: "In writing, after the first visit.", value: "48 h" },
          {
            title: "Fixed price",
            text: "A budget for the building work, item by item, with quantities.",
            value: "100%",
          },
          { title: "Phases", text: "Half the floor on site and half at work, if need be.", value: "2" },
        ],
      },
    },
  },
  {
    sectionKey: "case-studies",
    type: "case-studies",
    title: "Tres encargos, en cifras",
    subtitle: "Medidas antes y después.",
    description: "",
    image: "",
    ctaText: "Ver proyectos de empresa",
    ctaUrl: "/portfolio",
    items: [
      {
        title: "Oficinas en Castellana",
        text: "Puestos de trabajo ganados en los mismos 420 m², con la empresa en marcha durante las dos fases de obra.",
        image: "oficina-castellana-recepcion.jpg",
        value: "+9",
      },
      {
        title: "Restaurante Albero, Malasaña",
        text: "Del primer plano a la apertura. Sala para 62 personas y la mitad de reverberación.",
        image: "restaurante-malasana-barra.jpg",
        value: "12 semanas",
      },
      {
        title: "Tienda en Salamanca",
        text: "De colgado lineal en 96 m², con el almacén escondido detrás de los nichos.",
        image: "tienda-salamanca.jpg",
        value: "34 m",
      },
    ],
    translations: {
      ca: {
        title: "Tres encàrrecs, en xifres",
        subtitle: "Mesurades abans i després.",
        description: "",
        ctaText: "Mira els projectes d’empresa",
        items: [
          {
            title: "Oficines a la Castellana",
            text: "Llocs de treball guanyats en els mateixos 420 m², amb l’empresa en marxa durant les dues fases d’obra.",
            value: "+9",
          },
          {
            title: "Restaurant Albero, Malasaña",
            text: "Del primer plànol a l’obertura. Sala per a 62 persones i la meitat de reverberació.",
            value: "12 setmanes",
          },
          {
            title: "Botiga a Salamanca",
            text: "De penjat lineal en 96 m², amb el magatzem amagat rere els nínxols.",
            value: "34 m",
          },
        ],
      },
      en: {
        title: "Three commissions, in figures",
        subtitle: "Measured before and after.",
        description: "",
        ctaText: "See business projects",
        items: [
          {
            title: "Offices on Castellana",
            text: "Workstations gained in the same 420 m², with the company running through both phases of the building work.",
            value: "+9",
          },
          {
            title: "Albero restaurant, Malasaña",
            text: "From first drawing to opening. A room for 62 people and half the reverberation.",
            value: "12 weeks",
          },
          {
            title: "Shop in Salamanca",
            text: "Of hanging rail in 96 m², with the stockroom hidden behind the niches.",
            value: "34 m",
          },
        ],
      },
    },
  },
];
