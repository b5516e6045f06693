import type { SeedSection } from "../types";

export const about: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "Un estudio pequeño, a propósito",
    subtitle:
      "Lo lleva Clara Vidal, interiorista. En Madrid desde 2011: 15 años proyectando y dirigiendo obras, más de 10 con estudio propio.",
    description: "",
    image: "estudio-sobre-mi.jpg",
    ctaText: "Hablar de un proyecto",
    ctaUrl: "/contacto",
    items: [],
    translations: {
      ca: {
        title: "Un estudi petit, expressament",
        subtitle:
          "El dirigeix la Clara Vidal, interiorista. A Madrid des del 2011: 15 anys projectant i dirigint obres, més de 10 amb estudi propi.",
        description: "",
        ctaText: "Parlem d’un projecte",
        items: [],
      },
      en: {
        title: "A small studio, on purpose",
        subtitle:
          "Run by Clara Vidal, interior designer. In Madrid since 2011: 15 years designing and running building projects, more than 10 with a studio of her own.",
        description: "",
        ctaText: "Talk about a project",
        items: [],
      },
    },
  },
  {
    sectionKey: "about",
    type: "about",
    title: "Del taller a la obra",
    subtitle: "El tablero con el que empieza cada proyecto: materiales que se tocan.",
    description: `Crecí en una carpintería de Terrassa, la de mi padre. Allí aprendí que un mueble se juzga por detrás y que la madera se compra un año antes de usarla. Estudié diseño de interiores en Barcelona y llegué a Madrid en 2011, para dirigir la obra de un hotel que duró dos años.

En una casa antigua, la lumbre era el sitio donde se cocinaba, se secaba la ropa y se hablaba. Todo lo demás se ordenaba alrededor. Empiezo cada proyecto buscando ese sitio: a veces es una cocina, a veces la mesa donde se cierran los contratos.

Trabajo con un equipo estable: dos delineantes, un aparejador y siete oficios con los que coincido en obra desde hace años. Acepto unos diecisiete encargos al año, para poder estar en cada uno.`,
    image: "detalle-materiales.jpg",
    ctaText: "Ver el portfolio",
    ctaUrl: "/portfolio",
    items: [
      {
        title: "Consulta",
        text: "Me cuentas qué necesitas; respondo en menos de 24 horas y nos vemos en el estudio, en el lugar o por videollamada. Es gratuita.",
      },
      {
        title: "Propuesta",
        text: "En 48 horas, 72 si es una promoción, recibes por escrito el alcance, los honorarios, una estimación de coste y un calendario.",
      },
      {
        title: "Proyecto",
        text: "Planos, materiales que se tocan y tres presupuestos de obra comparados partida a partida. Nada empieza sin precio cerrado.",
      },
      {
        title: "Obra",
        text: "Una visita por semana con acta y fotos. Al final, repasos hechos, manuales y garantías en una carpeta.",
      },
    ],
    translations: {
      ca: {
        title: "Del taller a l’obra",
        subtitle: "El tauler amb què comença cada projecte: materials que es toquen.",
        description: `Vaig créixer en una fusteria de Terrassa, la del meu pare. Allà vaig aprendre que un moble es jutja pel darrere i que la fusta es compra un any abans de fer-la servir. Vaig estudiar disseny d’interiors a Barcelona i vaig arribar a Madrid el 2011, per dirigir l’obra d’un hotel que va durar dos anys.

En una casa antiga, la lumbre, la llar de foc, era el lloc on es cuinava, s’eixugava la roba i es parlava. Tota la resta s’ordenava al voltant. Començo cada projecte buscant aquest lloc: de vegades és una cuina, de vegades la taula on es tanquen els contractes.

Treballo amb un equip estable: dos delineants, un aparellador i set oficis amb qui coincideixo a l’obra des de fa anys. Accepto uns disset encàrrecs l’any, per poder ser a cadascun.`,
        ctaText: "Mira el portfolio",
        items: [
          {
            title: "Consulta",
            text: "M’expliques què necessites; responc en menys de 24 hores i ens veiem a l’estudi, al lloc o per videotrucada. És gratuïta.",
          },
          {
            title: "Proposta",
            text: "En 48 hores, 72 si és una promoció, reps per escrit l’abast, els honoraris, una estimació de cost i un calendari.",
          },
          {
            title: "Projecte",
            text: "Plànols, materials que es toquen i tres pressupostos d’obra comparats partida a partida. Res no comença sense preu tancat.",
          },
          {
            title: "Obra",
            text: "Una visita per setmana amb acta i fotos. Al final, repassos fets, manuals i garanties en una carpeta.",
          },
        ],
      },
      en: {
        title: "From the workshop to the site",
        subtitle: "The board every project starts with: materials to be touched.",
        description: `I grew up in a joiner’s workshop in Terrassa, my father’s. There I learned that furniture is judged from behind and that timber is bought a year before it is used. I studied interior design in Barcelona and came to Madrid in 2011 to run the site of a hotel, which took two years.

In an old Spanish house, the lumbre was the hearth: the place where people cooked, dried clothes and talked. Everything else was arranged around it. I begin every project by looking for that place. Sometimes it is a kitchen; sometimes the table where contracts are signed.

I work with a steady team: two draughtspeople, a technical architect and seven trades I have worked with for years. I take on some seventeen commissions a year, so that I can be present in each of them.`,
        ctaText: "See the portfolio",
        items: [
          {
            title: "Consultation",
            text: "You tell me what you need; I reply within 24 hours and we meet at the studio, on the premises or by video call. It is free.",
          },
          {
            title: "Proposal",
            text: "Within 48 hours, 72 for a development, you receive in writing the scope, the fees, a cost estimate and a schedule.",
          },
          {
            title: "Design",
            text: "Drawings, materials you can touch and three builders’ quotes compared line by line. Nothing starts without a fixed price.",
          },
          {
            title: "On site",
            text: "One site visit a week, with minutes and photographs. At the end, snags put right and manuals and warranties in one folder.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "person",
    type: "person",
    title: "Clara Vidal",
    subtitle: "Interiorista. Dibuja, mide y firma cada proyecto.",
    description: `Me vas a ver a mí: en la primera visita, con el metro, y en la última, con la lista de repasos. No hay comercial ni recepción; el teléfono lo cojo yo, casi siempre desde una obra.

La imagen es de mi mesa, vista desde arriba. Es donde se decide todo lo que luego se construye, y dice más de cómo trabajo que un retrato.`,
    image: "estudio-mesa.jpg",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Dos delineantes",
        text: "Pasan a limpio cada decisión: plantas, alzados y el detalle a tamaño real que se lleva el carpintero.",
      },
      {
        title: "Un aparejador",
        text: "Mide, compara los presupuestos partida a partida y responde de que la obra se haga como está dibujada.",
      },
      {
        title: "Siete oficios",
        text: "Albañil, carpintero, electricista, fontanero, pintor, tapicera y cerrajero. Nos conocemos de muchas obras.",
      },
    ],
    translations: {
      ca: {
        title: "Clara Vidal",
        subtitle: "Interiorista. Dibuixa, mesura i signa cada projecte.",
        description: `Em veuràs a mi: a la primera visita, amb la cinta mètrica, i a l’última, amb la llista de repassos. No hi ha comercial ni recepció; el telèfon l’agafo jo, gairebé sempre des d’una obra.

La imatge és de la meva taula, vista des de dalt. És on es decideix tot el que després es construeix, i diu més de com treballo que un retrat.`,
        ctaText: "",
        items: [
          {
            title: "Dos delineants",
            text: "Passen a net cada decisió: plantes, alçats i el detall a mida real que s’endú el fuster.",
          },
          {
            title: "Un aparellador",
            text: "Mesura, compara els pressupostos partida a partida i respon que l’obra es faci com està dibuixada.",
          },
          {
            title: "Set oficis",
            text: "Paleta, fuster, electricista, lampista, pintor, tapissera i manyà. Ens coneixem de moltes obres.",
          },
        ],
      },
      en: {
        title: "Clara Vidal",
        subtitle: "Interior designer. Draws, measures and signs every project.",
        description: `The person you meet is me: on the first visit, with a tape measure, and on the last, with the list of snags. There is no salesperson and no reception; I answer the telephone myself, usually from a site.

The picture is of my work table, seen from above. Everything that gets built is decided there, and it says more about how I work than a portrait would.`,
        ctaText: "",
        items: [
          {
            title: "Two draughtspeople",
            text: "They put every decision on paper: plans, elevations and the full-size detail the joiner takes away.",
          },
          {
            title: "A technical architect",
            text: "Measures, compares quotes line by line and makes sure that what is built is what was drawn.",
          },
          {
            title: "Seven trades",
            text: "Builder, joiner, electrician, plumber, painter, upholsterer and metalworker. We know each other from many sites.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "philosophy",
    type: "philosophy",
    title: "Tres reglas que no cambian",
    subtitle: "Sirven para un baño y para un edificio.",
    description: "",
    image: "piso-chamberi-comedor.jpg",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Primero la luz y el ruido",
        text: "Se miden antes de dibujar. Un sofá se cambia en una tarde; una ventana mal orientada o una pared que no aísla, no.",
      },
      {
        title: "Pocos materiales, y buenos",
        text: "Rara vez más de cinco por proyecto. Se eligen en mano, con su ficha y su precio, y sabiendo cómo estarán dentro de diez años.",
      },
      {
        title: "Las cuentas, a la vista",
        text: "Cada partida con su medición. Los descuentos de proveedor son del cliente y los imprevistos tienen su propia línea desde el primer día.",
      },
    ],
    translations: {
      ca: {
        title: "Tres regles que no canvien",
        subtitle: "Serveixen per a un bany i per a un edifici.",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Primer la llum i el soroll",
            text: "Es mesuren abans de dibuixar. Un sofà es canvia en una tarda; una finestra mal orientada o una paret que no aïlla, no.",
          },
          {
            title: "Pocs materials, i bons",
            text: "Rarament més de cinc per projecte. Es trien amb la mostra a la mà, la fitxa i el preu, i sabent com seran d’aquí a deu anys.",
          },
          {
            title: "Els comptes, a la vista",
            text: "Cada partida amb el seu amidament. Els descomptes de proveïdor són del client i els imprevistos tenen línia pròpia des del primer dia.",
          },
        ],
      },
      en: {
        title: "Three rules that do not change",
        subtitle: "They hold for a bathroom and for a building.",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Light and noise come first",
            text: "They are measured before anything is drawn. A sofa can be changed in an afternoon; a badly placed window or a wall that lets sound through cannot.",
          },
          {
            title: "Few materials, and good ones",
            text: "Seldom more than five per project. Chosen in the hand, with their data sheet and price, knowing how they will look in ten years.",
          },
          {
            title: "The accounts in plain sight",
            text: "Every item with its measured quantity. Trade discounts belong to the client, and contingencies have their own line from the first day.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "press",
    type: "press",
    title: "Premios y prensa",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        value: "2026",
        title: "Premios Dintel, finalista en vivienda",
        text: "Por el piso de Chamberí, donde catorce metros de pasillo se quedaron en cuatro.",
      },
      {
        value: "2025",
        title: "Revista Umbral, número 48",
        text: "«Vender sin engañar»: el piso piloto de Valdebebas, con el precio puesto en cada mueble.",
      },
      {
        value: "2024",
        title: "Jornadas de Oficio y Obra",
        text: "Charla sobre cómo comparar tres presupuestos de obra sin perderse en las partidas.",
      },
    ],
    translations: {
      ca: {
        title: "Premis i premsa",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            value: "2026",
            title: "Premis Dintel, finalista en habitatge",
            text: "Pel pis de Chamberí, on catorze metres de passadís es van quedar en quatre.",
          },
          {
            value: "2025",
            title: "Revista Umbral, número 48",
            text: "«Vendre sense enganyar»: el pis pilot de Valdebebas, amb el preu posat a cada moble.",
          },
          {
            value: "2024",
            title: "Jornades d’Ofici i Obra",
            text: "Xerrada sobre com comparar tres pressupostos d’obra sense perdre’s en les partides.",
          },
        ],
      },
      en: {
        title: "Awards and press",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            value: "2026",
            title: "Dintel Awards, shortlisted for housing",
            text: "For the flat in Chamberí, where fourteen metres of corridor became four.",
          },
          {
            value: "2025",
            title: "Umbral magazine, issue 48",
            text: "“Selling without deceiving”: the show flat in Valdebebas, with the price on every piece of furniture.",
          },
          {
            value: "2024",
            title: "Oficio y Obra conference",
            text: "A talk on comparing three builders’ quotes without getting lost in the line items.",
          },
        ],
      },
    },
  },
];
