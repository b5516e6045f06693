import type { SeedSection } from "../types";

export const residential: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "Una casa que te dé la razón",
    subtitle: "Reformas de viviendas y habitaciones en Madrid, con precio cerrado y fecha de entrega.",
    description: "",
    image: "hero-particulares.jpg",
    ctaText: "Pedir consulta gratuita",
    ctaUrl: "/contacto",
    items: [],
    translations: {
      ca: {
        title: "Una casa que et doni la raó",
        subtitle: "Reformes d’habitatges i habitacions a Madrid, amb preu tancat i data de lliurament.",
        description: "",
        ctaText: "Demana una consulta gratuïta",
        items: [],
      },
      en: {
        title: "A home that proves you right",
        subtitle: "Renovations of homes and single rooms in Madrid, with a fixed price and a handover date.",
        description: "",
        ctaText: "Request a free consultation",
        items: [],
      },
    },
  },
  {
    sectionKey: "services",
    type: "services",
    title: "Qué hacemos por una casa",
    subtitle: "Entera o por habitaciones.",
    description:
      "Después de la primera visita, gratuita, recibes la propuesta por escrito en 48 horas: qué se hará, cuánto costará aproximadamente y cuándo podrás volver.",
    image: "piso-chamberi-dormitorio.jpg",
    ctaText: "Contar cómo es tu casa",
    ctaUrl: "/contacto",
    items: [
      {
        title: "Reforma integral",
        text: "Distribución, instalaciones, carpinterías y muebles. Cuatro o cinco meses de obra para un piso de 120 m².",
      },
      {
        title: "Cocinas y baños",
        text: "Entre seis y nueve semanas. Con la familia en casa, si se organiza desde el principio.",
      },
      {
        title: "Antes de comprar",
        text: "Visita al piso con informe en tres días: qué se puede tirar, qué licencia pide y cuánto costaría.",
      },
      {
        title: "Mobiliario y luz",
        text: "Muebles a medida, telas y proyecto de iluminación, también sin obra. Los descuentos de proveedor son tuyos.",
      },
    ],
    translations: {
      ca: {
        title: "Què fem per una casa",
        subtitle: "Sencera o per habitacions.",
        description:
          "Després de la primera visita, gratuïta, reps la proposta per escrit en 48 hores: què es farà, quant costarà aproximadament i quan hi podràs tornar.",
        ctaText: "Explica’ns com és casa teva",
        items: [
          {
            title: "Reforma integral",
            text: "Distribució, instal·lacions, fusteria i mobles. Quatre o cinc mesos d’obra per a un pis de 120 m².",
          },
          {
            title: "Cuines i banys",
            text: "Entre sis i nou setmanes. Amb la família a casa, si s’organitza des del principi.",
          },
          {
            title: "Abans de comprar",
            text: "Visita al pis amb informe en tres dies: què es pot enderrocar, quina llicència demana i quant costaria.",
          },
          {
            title: "Mobiliari i llum",
            text: "Mobles a mida, teles i projecte d’il·luminació, també sense obra. Els descomptes de proveïdor són teus.",
          },
        ],
      },
      en: {
        title: "What we do for a home",
        subtitle: "Whole, or room by room.",
        description:
          "After the first visit, which is free, you receive a written proposal within 48 hours: what will be done, roughly what it will cost and when you can move back.",
        ctaText: "Tell us about your home",
        items: [
          {
            title: "Full renovation",
            text: "Layout, services, joinery and furniture. Four or five months on site for a flat of 120 m².",
          },
          {
            title: "Kitchens and bathrooms",
            text: "Six to nine weeks. With the family at home, if it is planned from the start.",
          },
          {
            title: "Before you buy",
            text: "A visit to the flat and a report in three days: what can come down, which permit it takes and what it would cost.",
          },
          {
            title: "Furniture and light",
            text: "Bespoke furniture, fabrics and lighting design, with or without building work. Trade discounts are yours.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "gallery",
    type: "gallery",
    title: "Habitación por habitación",
    subtitle: "Recreadas por ordenador a partir del proyecto.",
    description: "",
    image: "",
    ctaText: "Ver viviendas",
    ctaUrl: "/portfolio",
    items: [
      { title: "Salón, Chamberí", text: "Molduras de 1929, limpias y completas.", image: "piso-chamberi-salon.jpg" },
      { title: "Comedor, Chamberí", text: "Donde había diez metros de pasillo.", image: "piso-chamberi-comedor.jpg" },
      { title: "Cocina, Retiro", text: "De 2,8 a 7,4 metros de encimera.", image: "cocina-retiro-despues.jpg" },
      { title: "Baño, Lavapiés", text: "Azulejo hecho a mano y luz de tarde.", image: "bano-lavapies.jpg" },
      {
        title: "Dormitorio, Lavapiés",
        text: "El cabecero esconde una puerta.",
        image: "dormitorio-lavapies-cabecero.jpg",
      },
    ],
    translations: {
      ca: {
        title: "Estança per estança",
        subtitle: "Recreades per ordinador a partir del projecte.",
        description: "",
        ctaText: "Mira els habitatges",
        items: [
          { title: "Sala d’estar, Chamberí", text: "Motllures de 1929, netes i completes." },
          { title: "Menjador, Chamberí", text: "On hi havia deu metres de passadís." },
          { title: "Cuina, Retiro", text: "De 2,8 a 7,4 metres de taulell." },
          { title: "Bany, Lavapiés", text: "Rajola feta a mà i llum de tarda." },
          { title: "Dormitori, Lavapiés", text: "El capçal amaga una porta." },
        ],
      },
      en: {
        title: "Room by room",
        subtitle: "Rendered by computer from the drawings.",
        description: "",
        ctaText: "See homes",
        items: [
          {
            title: "Living room, Chamberí",
            text: "1929 mouldings, clean and whole.",
          },
          {
            title: "Dining room, Chamberí",
            text: "Where ten metres of corridor used to be.",
          },
          { title: "Kitchen, Retiro", text: "From 2.8 to 7.4 metres of worktop." },
          { title: "Bathroom, Lavapiés", text: "Handmade tile and afternoon light." },
          { title: "Bedroom, Lavapiés", text: "The headboard hides a door." },
        ],
      },
    },
  },
  {
    sectionKey: "testimonials",
    type: "testimonials",
    title: "Quienes ya viven dentro",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Sara M., propietaria en Lavapiés",
        text: "Pedí un baño con ventana y me preguntaron a qué hora me ducho. Ahí supe que iba bien.",
      },
      {
        title: "Nuria Ibarra, propietaria junto al Retiro",
        text: "Desayunamos los cinco a la vez por primera vez en nueve años. Y la obra duró las siete semanas que dijeron.",
      },
      {
        title: "Javier Otero, propietario en Prosperidad",
        text: "Nos desaconsejaron el piso que íbamos a comprar: el muro que sobraba era de carga. La consulta nos ahorró una hipoteca.",
      },
    ],
    translations: {
      ca: {
        title: "Els qui ja hi viuen",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Sara M., propietària a Lavapiés",
            text: "Vaig demanar un bany amb finestra i em van preguntar a quina hora em dutxo. Aleshores vaig saber que anàvem bé.",
          },
          {
            title: "Nuria Ibarra, propietària vora el Retiro",
            text: "Esmorzem tots cinc alhora per primer cop en nou anys. I l’obra va durar les set setmanes que havien dit.",
          },
          {
            title: "Javier Otero, propietari a Prosperidad",
            text: "Ens van desaconsellar el pis que anàvem a comprar: el mur que sobrava era de càrrega. La consulta ens va estalviar una hipoteca.",
          },
        ],
      },
      en: {
        title: "From people who already live there",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Sara M., homeowner in Lavapiés",
            text: "I asked for a bathroom with a window and they asked what time I shower. That was when I knew.",
          },
          {
            title: "Nuria Ibarra, homeowner near the Retiro",
            text: "The five of us have breakfast together for the first time in nine years. And the building work took the seven weeks they said.",
          },
          {
            title: "Javier Otero, homeowner in Prosperidad",
            text: "They advised us against the flat we were about to buy: the wall in the way was load-bearing. The consultation saved us a mortgage.",
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
    description:
      "El mismo cálculo para todos: un porcentaje de la obra, o una cifra por metro cuadrado. Los descuentos de proveedor son tuyos.",
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
        title: "Solo el proyecto",
        text: "Medición y planos de lo que hay\nDistribución, materiales e instalaciones\nMediciones para pedir presupuesto a quien quieras",
        from: 50,
        until: 110,
        unit: "m2",
      },
      {
        title: "Antes de comprar",
        text: "Visita al piso contigo\nInforme en tres días: qué se puede tirar, qué licencia pide y cuánto costaría\nSe descuenta si después hacemos el proyecto",
        from: 280,
        unit: "fixed",
      },
    ],
    translations: {
      ca: {
        title: "Quant costen els nostres honoraris",
        subtitle: "",
        description:
          "El mateix càlcul per a tothom: un percentatge de l’obra, o una xifra per metre quadrat. Els descomptes de proveïdor són teus.",
        ctaText: "",
        items: [
          {
            title: "Projecte i direcció d’obra",
            text: "Amidament i plànols del que hi ha\nDistribució, materials i instal·lacions\nTres pressupostos d’obra comparats\nUna visita per setmana, amb acta i fotos\nRepassos i carpeta de garanties",
          },
          {
            title: "Només el projecte",
            text: "Amidament i plànols del que hi ha\nDistribució, materials i instal·lacions\nAmidaments per demanar pressupost a qui vulguis",
          },
          {
            title: "Abans de comprar",
            text: "Visita al pis amb tu\nInforme en tres dies: què es pot tirar a terra, quina llicència demana i quant costaria\nEs descompta si després fem el projecte",
          },
        ],
      },
      en: {
        title: "Our fees",
        subtitle: "",
        description:
          "The same terms for everybody: a percentage of the works, or a figure per square metre. Trade discounts are yours.",
        ctaText: "",
        items: [
          {
            title: "Design and site supervision",
            text: "Survey and drawings of what is there\nLayout, materials and services\nThree builders’ quotes compared\nOne site visit a week, with minutes and photographs\nSnags and a folder of warranties",
          },
          {
            title: "Design only",
            text: "Survey and drawings of what is there\nLayout, materials and services\nQuantities, to ask for quotes wherever you like",
          },
          {
            title: "Before you buy",
            text: "A visit to the flat with you\nA report in three days: what can come down, which permit it takes and what it would cost\nDeducted if we go on to design it",
          },
        ],
      },
    },
  },
  {
    sectionKey: "questions",
    type: "questions",
    title: "Antes de meterse en obras",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "¿Cuánto cuesta reformar un piso?",
        text: "En Madrid, una reforma integral bien hecha está entre 1.000 y 1.600 € por metro cuadrado, sin IVA ni muebles. Con un plano y una visita damos una cifra para tu casa en pocos días.",
      },
      {
        title: "¿Cuánto dura?",
        text: "Una reforma integral, entre ocho y diez meses: unos cuatro de proyecto, presupuestos y permisos, y cuatro o cinco de obra. Una cocina o un baño, bastante menos.",
      },
      {
        title: "¿Puedo quedarme en casa durante la obra?",
        text: "En una reforma por zonas, a menudo sí. En una integral no compensa: hay semanas sin agua y mucho polvo. Lo hablamos al planificar, porque el alquiler también es parte del presupuesto.",
      },
      {
        title: "¿Tengo que contratar también la obra con vosotros?",
        text: "No. Hacemos el proyecto y, si quieres, dirigimos la obra; la empresa la eliges tú entre tres ofertas comparables, que te ayudamos a leer.",
      },
    ],
    translations: {
      ca: {
        title: "Abans de començar les obres",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Quant costa reformar un pis?",
            text: "A Madrid, una reforma integral ben feta és entre 1.000 i 1.600 € per metre quadrat, sense IVA ni mobles. Amb un plànol i una visita donem una xifra per a casa teva en pocs dies.",
          },
          {
            title: "Quant dura?",
            text: "Una reforma integral, entre vuit i deu mesos: uns quatre de projecte, pressupostos i permisos, i quatre o cinc d’obra. Una cuina o un bany, força menys.",
          },
          {
            title: "Puc quedar-me a casa durant l’obra?",
            text: "En una reforma per zones, sovint sí. En una d’integral no surt a compte: hi ha setmanes sense aigua i molta pols. En parlem en planificar, perquè el lloguer també és part del pressupost.",
          },
          {
            title: "He de contractar també l’obra amb vosaltres?",
            text: "No. Fem el projecte i, si vols, dirigim l’obra; l’empresa la tries tu entre tres ofertes comparables, que t’ajudem a llegir.",
          },
        ],
      },
      en: {
        title: "Before the builders come in",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "What does it cost to renovate a flat?",
            text: "In Madrid, a full renovation done properly costs between €1,000 and €1,600 per square metre, before VAT and furniture. With a floor plan and a visit we give you a figure for your home in a few days.",
          },
          {
            title: "How long does it take?",
            text: "A full renovation, eight to ten months: about four for design, quotes and permits, and four or five on site. A kitchen or a bathroom, a good deal less.",
          },
          {
            title: "Can I stay at home during the building work?",
            text: "If we work room by room, often yes. In a full renovation it is not worth it: there are weeks without water and a lot of dust. We discuss it when planning, because rent is part of the budget too.",
          },
          {
            title: "Do I have to hire the builder through you?",
            text: "No. We do the design and, if you like, supervise the works; you choose the builder from three comparable quotes, which we help you read.",
          },
        ],
      },
    },
  },
];
