import type { PhotoAlts } from "./types";

/** Alternative texts of every photo in `../photos`, by file name. */
export const photos: Record<string, PhotoAlts> = {
  "hero-home.jpg": {
    es: "Salón amplio y luminoso con sofá de lino, butaca color terracota, alfombra de rombos y suelo de roble en espiga",
    ca: "Sala d’estar àmplia i lluminosa amb sofà de lli, butaca de color terracota, catifa de rombes i terra de roure en espiga",
    en: "Wide, bright living room with a linen sofa, a terracotta armchair, a diamond-pattern rug and an oak herringbone floor",
  },
  "hero-empresas.jpg": {
    es: "Recepción de oficina con mostrador curvo, nicho en arco color terracota, lámparas de globo y ventanales",
    ca: "Recepció d’oficina amb taulell corb, nínxol en arc de color terracota, llums de globus i finestrals",
    en: "Office reception with a curved desk, a terracotta arched niche, globe pendants and large windows",
  },
  "hero-constructoras.jpg": {
    es: "Vivienda de obra nueva terminada y vacía: tarima de roble claro, cocina con isla de travertino y grandes ventanales",
    ca: "Habitatge d’obra nova acabat i buit: tarima de roure clar, cuina amb illa de travertí i grans finestrals",
    en: "Finished, empty new-build flat: pale oak boards, a kitchen with a travertine island and large windows",
  },
  "hero-particulares.jpg": {
    es: "Dormitorio con cabecero de lamas de roble, ropa de cama en tonos arena, butaca de bouclé y luz de mañana",
    ca: "Dormitori amb capçal de lames de roure, roba de llit en tons sorra, butaca de bouclé i llum de matí",
    en: "Bedroom with a slatted oak headboard wall, sand-coloured bedding, a bouclé armchair and morning light",
  },
  "piso-chamberi-salon.jpg": {
    es: "Salón con molduras, chimenea de mármol, espejo en arco, sofá verde oliva y mesa de travertino",
    ca: "Sala d’estar amb motllures, llar de foc de marbre, mirall en arc, sofà verd oliva i taula de travertí",
    en: "Living room with wall mouldings, a marble fireplace, an arched mirror, an olive sofa and a travertine table",
  },
  "piso-chamberi-comedor.jpg": {
    es: "Comedor con mesa de roble, sillas de nogal, lámparas trenzadas y dos balcones a la calle",
    ca: "Menjador amb taula de roure, cadires de noguera, llums trenats i dos balcons al carrer",
    en: "Dining room with an oak table, walnut chairs, woven pendants and two balconies onto the street",
  },
  "piso-chamberi-dormitorio.jpg": {
    es: "Dormitorio con cabecero tapizado en terracota, mesillas de roble y sol que entra por el balcón",
    ca: "Dormitori amb capçal entapissat en terracota, tauletes de roure i sol que entra pel balcó",
    en: "Bedroom with a terracotta upholstered headboard, oak bedside tables and sun coming in from the balcony",
  },
  "cocina-retiro-antes.jpg": {
    es: "Antes: cocina anticuada con muebles de madera oscura, azulejo amarillento, caldera a la vista y luz de fluorescente",
    ca: "Abans: cuina antiquada amb mobles de fusta fosca, rajola esgrogueïda, caldera a la vista i llum de fluorescent",
    en: "Before: dated kitchen with dark wooden units, yellowed tiles, an exposed boiler and fluorescent light",
  },
  "cocina-retiro-despues.jpg": {
    es: "Después: la misma cocina con muebles verde oliva, isla de roble y mármol, baldas de madera y suelo de barro",
    ca: "Després: la mateixa cuina amb mobles verd oliva, illa de roure i marbre, prestatges de fusta i terra de fang cuit",
    en: "After: the same kitchen with olive units, an oak and marble island, wooden shelves and a clay tile floor",
  },
  "bano-lavapies.jpg": {
    es: "Baño con bañera exenta, pared de azulejo artesanal verde, mueble de roble con dos lavabos y grifería de latón",
    ca: "Bany amb banyera exempta, paret de rajola artesanal verda, moble de roure amb dos lavabos i aixetes de llautó",
    en: "Bathroom with a freestanding tub, a green handmade-tile wall, an oak vanity with two basins and brass taps",
  },
  "oficina-castellana-recepcion.jpg": {
    es: "Recepción de oficina con mostrador curvo de listones de roble, suelo de terrazo y zona de espera",
    ca: "Recepció d’oficina amb taulell corb de llistons de roure, terra de terratzo i zona d’espera",
    en: "Office reception with a curved oak-batten desk, a terrazzo floor and a waiting area",
  },
  "oficina-castellana-sala.jpg": {
    es: "Sala de reuniones con mesa de nogal, sillas verde oliva, pared de listones y vistas a la ciudad",
    ca: "Sala de reunions amb taula de noguera, cadires verd oliva, paret de llistons i vistes a la ciutat",
    en: "Meeting room with a walnut table, olive chairs, a batten wall and a view of the city",
  },
  "restaurante-malasana.jpg": {
    es: "Comedor de restaurante con arcos iluminados, banco tapizado, mesas de mármol y suelo de barro",
    ca: "Menjador de restaurant amb arcs il·luminats, banc entapissat, taules de marbre i terra de fang cuit",
    en: "Restaurant dining room with lit arches, an upholstered banquette, marble tables and a clay tile floor",
  },
  "restaurante-malasana-barra.jpg": {
    es: "Barra de restaurante revestida de azulejo verde, con taburetes color terracota y botellero iluminado",
    ca: "Barra de restaurant revestida de rajola verda, amb tamborets de color terracota i ampoller il·luminat",
    en: "Restaurant bar clad in green tile, with terracotta stools and lit bottle shelves",
  },
  "tienda-salamanca.jpg": {
    es: "Tienda de moda con nichos en arco color terracota, percheros, mesa expositora de travertino y grandes escaparates",
    ca: "Botiga de moda amb nínxols en arc de color terracota, penjadors, taula expositora de travertí i grans aparadors",
    en: "Fashion shop with terracotta arched niches, clothes rails, a travertine display plinth and large shop windows",
  },
  "promocion-valdebebas-piloto.jpg": {
    es: "Piso piloto con salón, comedor y cocina abiertos, madera de roble y ventanales al jardín",
    ca: "Pis pilot amb sala d’estar, menjador i cuina oberts, fusta de roure i finestrals al jardí",
    en: "Show flat with an open living room, dining area and kitchen, oak finishes and windows onto the garden",
  },
  "promocion-valdebebas-portal.jpg": {
    es: "Portal de edificio con suelo de travertino, pared de listones de roble, buzones color terracota y lámparas de globo",
    ca: "Portal d’edifici amb terra de travertí, paret de llistons de roure, bústies de color terracota i llums de globus",
    en: "Residential lobby with a travertine floor, an oak-batten wall, terracotta letterboxes and globe lamps",
  },
  "detalle-materiales.jpg": {
    es: "Tablero de materiales visto desde arriba: maderas, piedra, terrazo, telas, muestras de pintura y herrajes de latón",
    ca: "Tauler de materials vist des de dalt: fustes, pedra, terratzo, teles, mostres de pintura i ferramenta de llautó",
    en: "Material board seen from above: woods, stone, terrazzo, fabrics, paint chips and brass hardware",
  },
  "estudio-sobre-mi.jpg": {
    es: "Mesa de trabajo del estudio con planos, muestras, un flexo negro y un panel de inspiración",
    ca: "Taula de treball de l’estudi amb plànols, mostres, un flexo negre i un plafó d’inspiració",
    en: "The studio’s desk with plans, samples, a black task lamp and a pin board",
  },
};
