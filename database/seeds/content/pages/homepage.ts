import type { SeedSection } from "../types";

export const homepage: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "Interiores pensados para un martes cualquiera",
    subtitle: "Proyecto y dirección de obra de casas, oficinas y locales en Madrid. La primera consulta es gratuita.",
    description: "",
    image: "hero-home.jpg",
    ctaText: "Pedir consulta gratuita",
    ctaUrl: "/contacto",
    items: [],
    translations: {
      ca: {
        title: "Interiors pensats per a un dimarts qualsevol",
        subtitle: "Projecte i direcció d’obra de cases, oficines i locals a Madrid. La primera consulta és gratuïta.",
        description: "",
        ctaText: "Demana una consulta gratuïta",
        items: [],
      },
      en: {
        title: "Interiors designed for an ordinary Tuesday",
        subtitle: "Design and site supervision for homes, offices and shops in Madrid. The first consultation is free.",
        description: "",
        ctaText: "Request a free consultation",
        items: [],
      },
    },
  },
  {
    sectionKey: "services",
    type: "services",
    title: "Tres maneras de empezar",
    subtitle: "Un mismo estudio, tres formas de trabajar.",
    description:
      "Una empresa necesita no parar; una constructora, no repetir; una familia, no equivocarse. El método cambia con quien encarga.",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        service: "business",
        title: "Empresas",
        text: "Oficinas, tiendas y restaurantes. Obras por fases, sin cerrar más días de los necesarios.",
        image: "hero-empresas.jpg",
      },
      {
        service: "construction",
        title: "Constructoras",
        text: "Memorias de calidades, pisos piloto y zonas comunes, con un coste cerrado por vivienda.",
        image: "hero-constructoras.jpg",
      },
      {
        service: "residential",
        title: "Particulares",
        text: "Reformas de casas y habitaciones. Presupuesto cerrado antes de tirar el primer tabique.",
        image: "hero-particulares.jpg",
      },
    ],
    translations: {
      ca: {
        title: "Tres maneres de començar",
        subtitle: "Un mateix estudi, tres formes de treballar.",
        description:
          "Una empresa necessita no parar; una constructora, no repetir; una família, no equivocar-se. El mètode canvia amb qui encarrega.",
        ctaText: "",
        items: [
          {
            title: "Empreses",
            text: "Oficines, botigues i restaurants. Obres per fases, sense tancar més dies dels necessaris.",
          },
          {
            title: "Constructores",
            text: "Memòries de qualitats, pisos pilot i zones comunes, amb un cost tancat per habitatge.",
          },
          {
            title: "Particulars",
            text: "Reformes de cases i habitacions. Pressupost tancat abans d’enderrocar el primer envà.",
          },
        ],
      },
      en: {
        title: "Three ways to begin",
        subtitle: "One studio, three ways of working.",
        description:
          "A company cannot afford to stop; a developer, to do things twice; a family, to get it wrong. The method changes with the client.",
        ctaText: "",
        items: [
          {
            title: "Businesses",
            text: "Offices, shops and restaurants. Phased building work, closed for no more days than necessary.",
          },
          {
            title: "Property developers",
            text: "Specifications, show flats and shared spaces, at a fixed cost per home.",
          },
          {
            title: "Homes",
            text: "Renovations of homes and single rooms. A fixed budget before the first wall comes down.",
          },
        ],
      },
    },
  },
  {
    sectionKey: "featured-projects",
    type: "featured-projects",
    title: "Obra reciente",
    subtitle: "Los encargos que acabamos de entregar.",
    description: "",
    image: "",
    ctaText: "Ver todos los proyectos",
    ctaUrl: "/portfolio",
    items: [],
    translations: {
      ca: {
        title: "Obra recent",
        subtitle: "Els encàrrecs que acabem de lliurar.",
        description: "",
        ctaText: "Mira tots els projectes",
        items: [],
      },
      en: {
        title: "Recent work",
        subtitle: "The commissions we have just handed over.",
        description: "",
        ctaText: "See all projects",
        items: [],
      },
    },
  },
  {
    sectionKey: "testimonials",
    type: "testimonials",
    title: "Lo que cuentan después de la obra",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "Marcos Almenar, director de Almenar Gestión",
        text: "Ganamos nueve puestos sin mudarnos y no cerramos ni un día. Nos desviamos un 1,8 % del presupuesto firmado, y fue por cosas que pedimos nosotros.",
      },
      {
        title: "Beatriz Lozano, jefa de producto de Promotora Vega Norte",
        text: "La memoria de calidades pasó de 27 acabados a 14 y el comercial dejó de pedir disculpas. El piloto enseña la casa que entregamos.",
      },
      {
        title: "Elena Soto, propietaria en Chamberí",
        text: "Cuando apareció la viga dañada ya había una partida para eso. Terminamos un 2,4 % por encima de lo firmado, y sabiendo por qué.",
      },
    ],
    translations: {
      ca: {
        title: "El que expliquen després de l’obra",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Marcos Almenar, director d’Almenar Gestión",
            text: "Vam guanyar nou llocs de treball sense mudar-nos i no vam tancar ni un dia. Ens vam desviar un 1,8 % del pressupost signat, i va ser per coses que vam demanar nosaltres.",
          },
          {
            title: "Beatriz Lozano, cap de producte de Promotora Vega Norte",
            text: "La memòria de qualitats va passar de 27 acabats a 14 i el comercial va deixar de demanar disculpes. El pilot ensenya la casa que lliurem.",
          },
          {
            title: "Elena Soto, propietària a Chamberí",
            text: "Quan va aparèixer la biga malmesa ja hi havia una partida per a això. Vam acabar un 2,4 % per sobre del que havíem signat, i sabent per què.",
          },
        ],
      },
      en: {
        title: "What they say once the work is done",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Marcos Almenar, director of Almenar Gestión",
            text: "We gained nine workstations without moving and never closed for a day. We ended 1.8% over the signed budget, and that was for things we had asked for.",
          },
          {
            title: "Beatriz Lozano, head of product at Promotora Vega Norte",
            text: "The specification went from 27 finishes to 14 and our sales team stopped apologising. The show flat shows the home we hand over.",
          },
          {
            title: "Elena Soto, homeowner in Chamberí",
            text: "When the damaged beam turned up, there was already a budget line for it. We finished 2.4% over what we had signed, and knew why.",
          },
        ],
      },
    },
  },
];
