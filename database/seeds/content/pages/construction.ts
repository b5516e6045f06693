import type { SeedSection } from "../types";
import { constructionPartnerships } from "./construction-partnerships";

export const construction: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "El interior que vende la promoción",
    subtitle: "Memorias de calidades, pisos piloto y zonas comunes para promotoras y constructoras.",
    description: "",
    image: "hero-constructoras.jpg",
    ctaText: "Pedir consulta gratuita",
    ctaUrl: "/contacto",
    items: [],
    translations: {
      ca: {
        title: "L’interior que ven la promoció",
        subtitle: "Memòries de qualitats, pisos pilot i zones comunes per a promotores i constructores.",
        description: "",
        ctaText: "Demana una consulta gratuïta",
        items: [],
      },
      en: {
        title: "The interior that sells the development",
        subtitle: "Specifications, show flats and shared spaces for property developers and construction companies.",
        description: "",
        ctaText: "Request a free consultation",
        items: [],
      },
    },
  },
  {
    sectionKey: "services",
    type: "services",
    title: "Qué hacemos por una promoción",
    subtitle: "Decidir una vez lo que se repetirá cien.",
    description:
      "El interiorismo de obra nueva se gana en el despiece y en las compras. Trabajamos con la dirección facultativa y con el jefe de obra, en sus formatos y en sus plazos.",
    image: "promocion-valdebebas-portal.jpg",
    ctaText: "Hablar de la promoción",
    ctaUrl: "/contacto",
    items: [
      {
        title: "Memoria de calidades",
        text: "Acabados, sanitarios, cocinas y herrajes con referencia, precio, plazo y alternativa. Gamas que comparten instalaciones.",
      },
      {
        title: "Piso piloto",
        text: "La vivienda que se entrega, amueblada y etiquetada. Montado antes de que abra la caseta de ventas.",
      },
      {
        title: "Zonas comunes",
        text: "Portales, salas y patios con un solo catálogo de piezas y el mantenimiento previsto a diez años.",
      },
      {
        title: "Opciones de comprador",
        text: "Catálogo, fechas límite y pedidos agrupados, para que elegir no altere la obra.",
      },
    ],
    translations: {
      ca: {
        title: "Què fem per una promoció",
        subtitle: "Decidir un cop el que es repetirà cent.",
        description:
          "L’interiorisme d’obra nova es guanya en l’especejament i en les compres. Treballem amb la direcció facultativa i amb el cap d’obra, en els seus formats i en els seus terminis.",
        ctaText: "Parla’ns de la promoció",
        items: [
          {
            title: "Memòria de qualitats",
            text: "Acabats, sanitaris, cuines i ferramenta amb referència, preu, termini i alternativa. Gammes que comparteixen instal·lacions.",
          },
          {
            title: "Pis pilot",
            text: "L’habitatge que es lliura, moblat i etiquetat. Muntat abans que obri la caseta de vendes.",
          },
          {
            title: "Zones comunes",
            text: "Portals, sales i patis amb un sol catàleg de peces i el manteniment previst a deu anys.",
          },
          {
            title: "Opcions del comprador",
            text: "Catàleg, dates límit i comandes agrupades, perquè triar no alteri l’obra.",
          },
        ],
      },
      en: {
        title: "What we do for a development",
        subtitle: "Decide once what will be repeated a hundred times.",
        description:
          "New-build interiors are won in the detailing and the buying. We work with the architects and the site manager, in their formats and to their dates.",
        ctaText: "Tell us about the development",
        items: [
          {
            title: "Specification",
            text: "Finishes, sanitary ware, kitchens and ironmongery with reference, price, lead time and alternative. Ranges that share services.",
          },
          {
            title: "Show flat",
            text: "The home as delivered, furnished and labelled. Ready before the sales office opens.",
          },
          {
            title: "Shared spaces",
            text: "Lobbies, rooms and courtyards from a single kit of parts, with maintenance planned for ten years.",
          },
          {
            title: "Buyers’ options",
            text: "Catalogue, cut-off dates and grouped orders, so that choice does not disturb the site.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "process",
    type: "process",
    title: "De la primera reunión a la entrega",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Consulta",
        text: "Nos cuentas la promoción: fase, viviendas y fechas. Respondemos en menos de 24 horas y la primera reunión es gratuita.",
        value: "24 h",
      },
      {
        title: "Propuesta",
        text: "Con tus planos: alcance, honorarios por vivienda y calendario ligado a los hitos de obra, por escrito.",
        value: "72 h",
      },
      {
        title: "Proyecto",
        text: "Memoria, planos de despiece y mediciones, con tres ofertas por capítulo.",
        value: "6 semanas",
      },
      {
        title: "Obra",
        text: "Visita semanal, control de pedidos y revisión vivienda por vivienda antes de cada entrega.",
        value: "Hasta la última llave",
      },
    ],
    translations: {
      ca: {
        title: "De la primera reunió al lliurament",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Consulta",
            text: "Ens expliques la promoció: fase, habitatges i dates. Responem en menys de 24 hores i la primera reunió és gratuïta.",
            value: "24 h",
          },
          {
            title: "Proposta",
            text: "Amb els teus plànols: abast, honoraris per habitatge i calendari lligat a les fites d’obra, per escrit.",
            value: "72 h",
          },
          {
            title: "Projecte",
            text: "Memòria, plànols d’especejament i amidaments, amb tres ofertes per capítol.",
            value: "6 setmanes",
          },
          {
            title: "Obra",
            text: "Visita setmanal, control de comandes i revisió habitatge per habitatge abans de cada lliurament.",
            value: "Fins a l’última clau",
          },
        ],
      },
      en: {
        title: "From the first meeting to handover",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Consultation",
            text: "You tell us about the development: phase, homes and dates. We reply within 24 hours, and the first meeting is free.",
            value: "24 h",
          },
          {
            title: "Proposal",
            text: "From your drawings: scope, fees per home and a schedule tied to the site milestones, in writing.",
            value: "72 h",
          },
          {
            title: "Design",
            text: "Specification, layout drawings and quantities, with three bids per package.",
            value: "6 weeks",
          },
          {
            title: "On site",
            text: "Weekly visits, order tracking and an inspection home by home before each handover.",
            value: "To the last key",
          },
        ],
      },
    },
  },
  constructionPartnerships,
  {
    sectionKey: "fees",
    type: "fees",
    title: "Lo que cuestan nuestros honorarios",
    subtitle: "",
    description: "Por vivienda o por metro cuadrado, y pagados por hitos de obra.",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Memoria de calidades",
        text: "Acabados con referencia, precio y plazo\nDos gamas a elegir, sin cambiar el proyecto\nFichas para la oficina de ventas",
        from: 350,
        until: 600,
        unit: "home",
      },
      {
        title: "Piso piloto",
        text: "Proyecto de interiores de la vivienda tipo\nMuebles, lámparas y cortinas, con su precio a la vista\nMontaje y entrega lista para abrir",
        from: 500,
        until: 2800,
        unit: "home",
      },
      {
        title: "Portales y zonas comunes",
        text: "Materiales que aguantan el uso de todos\nPlanos, mediciones y fichas de mantenimiento\nVisitas ligadas a los hitos de obra",
        from: 45,
        until: 80,
        unit: "m2",
      },
    ],
    translations: {
      ca: {
        title: "Quant costen els nostres honoraris",
        subtitle: "",
        description: "Per habitatge o per metre quadrat, i pagats per fites d’obra.",
        ctaText: "",
        items: [
          {
            title: "Memòria de qualitats",
            text: "Acabats amb referència, preu i termini\nDues gammes per triar, sense canviar el projecte\nFitxes per a l’oficina de vendes",
          },
          {
            title: "Pis pilot",
            text: "Projecte d’interiors de l’habitatge tipus\nMobles, llums i cortines, amb el preu a la vista\nMuntatge i lliurament a punt per obrir",
          },
          {
            title: "Portals i zones comunes",
            text: "Materials que aguanten l’ús de tothom\nPlànols, amidaments i fitxes de manteniment\nVisites lligades a les fites d’obra",
          },
        ],
      },
      en: {
        title: "Our fees",
        subtitle: "",
        description: "Per home or per square metre, and paid by site milestones.",
        ctaText: "",
        items: [
          {
            title: "Specification of finishes",
            text: "Finishes with reference, price and lead time\nTwo ranges to choose from, without changing the design\nData sheets for the sales office",
          },
          {
            title: "Show flat",
            text: "Interior design of the typical home\nFurniture, lamps and curtains, with their price in sight\nFitting out, handed over ready to open",
          },
          {
            title: "Lobbies and shared areas",
            text: "Materials that stand up to everybody’s use\nDrawings, quantities and maintenance sheets\nVisits tied to the site milestones",
          },
        ],
      },
    },
  },
  {
    sectionKey: "questions",
    type: "questions",
    title: "Lo que nos preguntan las promotoras",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "¿En qué fase conviene llamaros?",
        text: "Cuando la distribución aún se puede mover: en el proyecto básico. Más tarde también se trabaja, sobre acabados, zonas comunes y piso piloto, pero ya no se ganan metros.",
      },
      {
        title: "¿Qué entregáis para la obra?",
        text: "Memoria de acabados con marca, modelo y alternativa, planos de detalle y mediciones por partidas. Lo suficiente para comparar ofertas y para que nadie decida en el tajo.",
      },
      {
        title: "¿Podéis ceñiros a un coste por vivienda?",
        text: "Sí, y lo preferimos: se fija al principio y cada elección lleva su precio al lado. Si algo sube, proponemos qué baja.",
      },
      {
        title: "¿Cuánto tarda la propuesta?",
        text: "72 horas desde que recibimos los planos, con alcance, calendario y precio cerrado. La primera reunión es gratuita.",
      },
    ],
    translations: {
      ca: {
        title: "El que ens pregunten les promotores",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "En quina fase convé trucar-vos?",
            text: "Quan la distribució encara es pot moure: al projecte bàsic. Més tard també es treballa, sobre acabats, zones comunes i pis pilot, però ja no s’hi guanyen metres.",
          },
          {
            title: "Què lliureu per a l’obra?",
            text: "Memòria d’acabats amb marca, model i alternativa, plànols de detall i amidaments per partides. El que cal per comparar ofertes i perquè ningú no decideixi a peu d’obra.",
          },
          {
            title: "Us podeu cenyir a un cost per habitatge?",
            text: "Sí, i ho preferim: es fixa al principi i cada elecció porta el preu al costat. Si alguna cosa puja, proposem què baixa.",
          },
          {
            title: "Quant triga la proposta?",
            text: "72 hores des que rebem els plànols, amb abast, calendari i preu tancat. La primera reunió és gratuïta.",
          },
        ],
      },
      en: {
        title: "What property developers ask us",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "At what stage should we call you?",
            text: "While the layout can still move: at the outline design. We also come in later, on finishes, common areas and show flats, but by then there is no space left to gain.",
          },
          {
            title: "What do you hand over to the site?",
            text: "A finishes schedule with make, model and alternative, detail drawings and quantities item by item. Enough to compare quotes, and to leave no decision to the site.",
          },
          {
            title: "Can you work to a cost per home?",
            text: "Yes, and we prefer to: it is set at the start and every choice carries its price. If something goes up, we propose what comes down.",
          },
          {
            title: "How long does a proposal take?",
            text: "72 hours from when we receive the drawings, with scope, schedule and a fixed price. The first meeting is free.",
          },
        ],
      },
    },
  },
];
