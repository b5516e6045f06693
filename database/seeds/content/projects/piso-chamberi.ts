import type { SeedProject } from "../types";

export const pisoChamberi: SeedProject = {
  slug: "piso-chamberi",
  title: "Piso de 1929 en Chamberí",
  category: "residencial",
  location: "Chamberí, Madrid",
  rooms: ["salon", "comedor", "dormitorio"],
  district: "chamberi",
  budget: "mas-120000",
  surface: "128 m²",
  duration: "5 meses",
  year: "2026",
  clientName: "Elena Soto",
  mainImage: "piso-chamberi-salon.jpg",
  galleryImages: [
    "piso-chamberi-comedor.jpg",
    "piso-chamberi-dormitorio.jpg",
    "piso-chamberi-chimenea.jpg",
    "piso-chamberi-lampara.jpg",
    "plano-chamberi-antes.png",
    "plano-chamberi-despues.png",
  ],
  beforeImage: "",
  afterImage: "",
  featured: true,
  status: "published",
  createdAt: "2026-06-30T10:10:00.000Z",
  description: `Elena y Jaime compraron un piso con balcones a la calle, molduras enteras y un pasillo de catorce metros. Querían conservar balcones y molduras y librarse del pasillo.

El pasillo se acortó a cuatro metros. Lo que sobraba es ahora un comedor con dos balcones, unido al salón por una puerta doble recuperada de la propia casa.

Se limpiaron las molduras y la chimenea de mármol; donde faltaban piezas se vaciaron otras con molde. El roble en espiga es nuevo, tratado con aceite para que envejezca como el que había en los dormitorios.

Los muebles son pocos y grandes: un sofá verde oliva, una mesa de travertino, sillas de nogal. El resto está en 19 metros de armarios que no se ven.`,
  challenges: `Bajo el suelo aparecieron tres niveles distintos y un forjado de madera con una viga dañada. Se paró una semana, se calculó el refuerzo y se pagó con la partida de imprevistos, que para eso estaba.

La calefacción pasó a suelo radiante con solo 7 cm de altura disponible. Un sistema en seco, de 3,5 cm, dejó sitio para la tarima sin recortar las puertas antiguas.`,
  results: [
    "De un pasillo de 14 m a uno de 4 m: 11 m² más de estancia",
    "87 m de moldura original restaurados y 12 m reproducidos",
    "De la letra F a la letra C en el certificado energético",
    "Obra terminada un 2,4 % por encima del presupuesto, con viga incluida",
  ],
  materials: [
    "Roble en espiga, al aceite",
    "Molduras y chimenea de mármol de 1929",
    "Mesa de travertino",
    "Sillas de nogal",
  ],
  clientQuote:
    "Cuando apareció la viga dañada ya había una partida para eso. Terminamos un 2,4 % por encima de lo firmado, y sabiendo por qué.",
  translations: {
    ca: {
      title: "Pis de 1929 a Chamberí",
      duration: "5 mesos",
      description: `L’Elena i en Jaime van comprar un pis amb balcons al carrer, motllures senceres i un passadís de catorze metres. Volien conservar balcons i motllures i desfer-se del passadís.

El passadís es va escurçar a quatre metres. El que sobrava és ara un menjador amb dos balcons, unit a la sala d’estar per una porta doble recuperada de la mateixa casa.

Es van netejar les motllures i la llar de foc de marbre; on faltaven peces se’n van buidar d’altres amb motlle. El roure en espiga és nou, tractat amb oli perquè envelleixi com el que hi havia als dormitoris.

Els mobles són pocs i grans: un sofà verd oliva, una taula de travertí, cadires de noguera. La resta és en 19 metres d’armaris que no es veuen.`,
      challenges: `Sota el terra van aparèixer tres nivells diferents i un forjat de fusta amb una biga malmesa. Es va aturar l’obra una setmana, es va calcular el reforç i es va pagar amb la partida d’imprevistos, que hi era per a això.

La calefacció va passar a terra radiant amb només 7 cm d’alçada disponible. Un sistema en sec, de 3,5 cm, va deixar lloc per a la tarima sense retallar les portes antigues.`,
      results: [
        "D’un passadís de 14 m a un de 4 m: 11 m² més d’estança",
        "87 m de motllura original restaurats i 12 m reproduïts",
        "De la lletra F a la lletra C en el certificat energètic",
        "Obra acabada un 2,4 % per sobre del pressupost, biga inclosa",
      ],
      materials: [
        "Roure en espiga, a l’oli",
        "Motllures i llar de marbre de 1929",
        "Taula de travertí",
        "Cadires de noguera",
      ],
      clientQuote:
        "Quan va aparèixer la biga malmesa ja hi havia una partida per a això. Vam acabar un 2,4 % per sobre del que havíem signat, i sabent per què.",
    },
    en: {
      title: "A 1929 flat in Chamberí",
      duration: "5 months",
      description: `Elena and Jaime bought a flat with balconies onto the street, intact mouldings and a fourteen-metre corridor. They wanted to keep the balconies and mouldings and lose the corridor.

The corridor was cut to four metres. What was left over is now a dining room with two balconies, joined to the living room by a double door rescued from the flat itself.

The mouldings and the marble fireplace were cleaned; missing pieces were cast from moulds. The oak herringbone is new, oiled so that it ages like the floor that survived in the bedrooms.

The furniture is sparse and large: an olive sofa, a travertine table, walnut chairs. Everything else is inside 19 metres of cupboards you do not see.`,
      challenges: `Three different levels turned up under the floor, and timber joists with one damaged beam. Work stopped for a week, the reinforcement was calculated and paid for from the contingency, which is what it was there for.

Heating moved under the floor with only 7 cm of height available. A 3.5 cm dry system left room for the boards without trimming the old doors.`,
      results: [
        "From a 14 m corridor to one of 4 m: 11 m² more to live in",
        "87 m of original moulding restored and 12 m reproduced",
        "Energy certificate from F to C",
        "Finished 2.4% over budget, beam included",
      ],
      materials: [
        "Oiled herringbone oak",
        "Mouldings and marble fireplace of 1929",
        "Travertine table",
        "Walnut chairs",
      ],
      clientQuote:
        "When the damaged beam turned up, there was already a budget line for it. We finished 2.4% over what we had signed, and knew why.",
    },
  },
};
