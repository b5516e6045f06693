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
        text: "Estudio de capacidad, distribución, acústica y mobiliario. Antes de firmar un alquiler, una prueba de encaje en cinco días.",
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
            text: "Shopfront, circulation, stock and light. Coordination with the brand and with the shopping centre or the building’s management.",
          },
          {
            title: "Restaurants and cafés",
            text: "Dining room, bar and kitchen with their engineering: extraction, soundproofing and capacity solved before the first pretty drawing.",
          },
          {
            title: "Permits and building work",
            text: "Declaración responsable (a self-declared permit) or licence, three builders’ quotes compared and weekly supervision until opening day.",
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
          { title: "Phases", text: "Half the floor being built and half at work, if need be.", value: "2" },
        ],
      },
    },
  },
  {
    sectionKey: "case-studies",
    type: "case-studies",
    title: "Tres encargos, en cifras",
    subtitle: "",
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
        title: "Tienda en el barrio de Salamanca",
        text: "De colgado lineal en 96 m², con el almacén escondido detrás de los nichos.",
        image: "tienda-salamanca.jpg",
        value: "34 m",
      },
    ],
    translations: {
      ca: {
        title: "Tres encàrrecs, en xifres",
        subtitle: "",
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
            title: "Botiga al barri de Salamanca",
            text: "De penjador lineal en 96 m², amb el magatzem amagat rere els nínxols.",
            value: "34 m",
          },
        ],
      },
      en: {
        title: "Three commissions, in figures",
        subtitle: "",
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
            title: "Shop in the Salamanca district",
            text: "Of hanging rail in 96 m², with the stockroom hidden behind the niches.",
            value: "34 m",
          },
        ],
      },
    },
  },
  {
    sectionKey: "fees",
    type: "fees",
    title: "Lo que cuestan nuestros honorarios",
    subtitle: "",
    description: "La propuesta los fija por escrito antes de empezar. Lo que no está en ella no se cobra.",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Proyecto y dirección de obra",
        text: "Medición y planos de lo que hay\nDistribución, materiales e instalaciones\nTres presupuestos de obra comparados\nUna visita por semana, con acta y fotos\nRepasos y carpeta de garantías",
        from: 8,
        until: 12,
        unit: "percent",
      },
      {
        title: "Prueba de encaje",
        text: "Planta con puestos, salas y archivo\nAforo y evacuación comprobados\nCinco días, antes de firmar el alquiler",
        from: 6,
        until: 10,
        unit: "m2",
      },
      {
        title: "Solo el proyecto",
        text: "Distribución, acústica e iluminación\nPlanos y mediciones para la obra\nDocumentación para la licencia",
        from: 30,
        until: 75,
        unit: "m2",
      },
    ],
    translations: {
      ca: {
        title: "Quant costen els nostres honoraris",
        subtitle: "",
        description: "La proposta els fixa per escrit abans de començar. El que no hi és no es cobra.",
        ctaText: "",
        items: [
          {
            title: "Projecte i direcció d’obra",
            text: "Amidament i plànols del que hi ha\nDistribució, materials i instal·lacions\nTres pressupostos d’obra comparats\nUna visita per setmana, amb acta i fotos\nRepassos i carpeta de garanties",
          },
          {
            title: "Prova d’encaix",
            text: "Planta amb llocs de treball, sales i arxiu\nAforament i evacuació comprovats\nCinc dies, abans de signar el lloguer",
          },
          {
            title: "Només el projecte",
            text: "Distribució, acústica i il·luminació\nPlànols i amidaments per a l’obra\nDocumentació per a la llicència",
          },
        ],
      },
      en: {
        title: "Our fees",
        subtitle: "",
        description: "The proposal fixes them in writing before we start. What is not in it is not charged.",
        ctaText: "",
        items: [
          {
            title: "Design and site supervision",
            text: "Survey and drawings of what is there\nLayout, materials and services\nThree builders’ quotes compared\nOne site visit a week, with minutes and photographs\nSnags and a folder of warranties",
          },
          {
            title: "Test fit",
            text: "A plan with desks, rooms and storage\nOccupancy and means of escape checked\nFive days, before you sign the lease",
          },
          {
            title: "Design only",
            text: "Layout, acoustics and lighting\nDrawings and quantities for the works\nDocuments for the licence",
          },
        ],
      },
    },
  },
  {
    sectionKey: "questions",
    type: "questions",
    title: "Antes de empezar, las preguntas de siempre",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "¿Hay que cerrar la oficina durante la obra?",
        text: "Casi nunca del todo. Planificamos por zonas y dejamos lo ruidoso para tardes y fines de semana. En un local, el cierre se acuerda antes de empezar y con fecha de vuelta.",
      },
      {
        title: "¿Podéis ayudarnos a elegir local antes de firmar?",
        text: "Sí. Con los planos de cada candidato dibujamos en cinco días cómo encajaría el equipo y cuánto costaría ponerlo en marcha. Es mejor momento para decidir que después de la fianza.",
      },
      {
        title: "¿Quién tramita las licencias?",
        text: "Nosotros, con un técnico colaborador. La mayoría de los cambios de oficina van por declaración responsable; un restaurante o un local con salida de humos necesita más plazo, y lo decimos en la primera visita.",
      },
      {
        title: "¿Cómo cobráis?",
        text: "Entre el 8 y el 12 % de lo que cuesta la obra, con el proyecto y la dirección incluidos. En la propuesta, que llega en 48 horas, es ya un precio cerrado y por escrito. No cobramos comisión de proveedores.",
      },
    ],
    translations: {
      ca: {
        title: "Abans de començar, les preguntes de sempre",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Cal tancar l’oficina durant l’obra?",
            text: "Gairebé mai del tot. Planifiquem per zones i deixem el soroll per a tardes i caps de setmana. En un local, el tancament s’acorda abans de començar i amb data de tornada.",
          },
          {
            title: "Ens podeu ajudar a triar local abans de signar?",
            text: "Sí. Amb els plànols de cada candidat dibuixem en cinc dies com hi encaixaria l’equip i quant costaria posar-lo en marxa. És més bon moment per decidir que després de la fiança.",
          },
          {
            title: "Qui tramita les llicències?",
            text: "Nosaltres, amb un tècnic col·laborador. La majoria de canvis d’oficina van per declaració responsable; un restaurant o un local amb sortida de fums necessita més termini, i ho diem a la primera visita.",
          },
          {
            title: "Com cobreu?",
            text: "Entre el 8 i el 12 % del que costa l’obra, amb el projecte i la direcció inclosos. A la proposta, que arriba en 48 hores, ja és un preu tancat i per escrit. No cobrem comissió de proveïdors.",
          },
        ],
      },
      en: {
        title: "What companies ask before starting",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Do we have to close the office during the building work?",
            text: "Hardly ever completely. We plan zone by zone and leave the noisy jobs for evenings and weekends. In a shop, the closure is agreed beforehand, with a date for reopening.",
          },
          {
            title: "Can you help us choose premises before we sign?",
            text: "Yes. From the plans of each candidate we draw, in five days, how your team would fit and what it would cost to open. It is a better moment to decide than after the deposit.",
          },
          {
            title: "Who deals with the permits?",
            text: "We do, with a technical architect we work with. Most office changes need only a declaración responsable, a self-declared permit; a restaurant or a unit with a flue takes longer, and we say so on the first visit.",
          },
          {
            title: "How do you charge?",
            text: "Between 8 and 12% of what the works cost, design and supervision included. In the proposal, which arrives within 48 hours, it is already a fixed price, in writing. We take no commission from suppliers.",
          },
        ],
      },
    },
  },
];
