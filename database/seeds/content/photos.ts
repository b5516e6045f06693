import type { Focal, PhotoAlts } from "./types";

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
  "piso-chamberi-chimenea.jpg": {
    es: "Detalle de la repisa de mármol con jarrones, bajo un espejo en arco con marco de latón",
    ca: "Detall de la lleixa de marbre amb gerros, sota un mirall en arc amb marc de llautó",
    en: "Detail of the marble mantelpiece with vases, below an arched mirror framed in brass",
  },
  "piso-chamberi-lampara.jpg": {
    es: "Lámpara de fibra trenzada sobre la mesa de roble, con un jarrón de olivo y un aparador de nogal al fondo",
    ca: "Llum de fibra trenada sobre la taula de roure, amb un gerro d’olivera i un bufet de noguera al fons",
    en: "Woven pendant lamp above the oak table, with a vase of olive branches and a walnut sideboard behind",
  },
  "cocina-retiro-frente.jpg": {
    es: "Detalle de la cocina: frentes verde oliva con tiradores de latón, encimera de mármol y suelo de barro cocido",
    ca: "Detall de la cuina: frontals verd oliva amb poms de llautó, taulell de marbre i terra de fang cuit",
    en: "Kitchen detail: olive fronts with brass knobs, a marble worktop and a terracotta floor",
  },
  "bano-lavapies-grifo.jpg": {
    es: "Grifo de latón junto a la bañera, ante la pared de azulejo verde hecho a mano",
    ca: "Aixeta de llautó al costat de la banyera, davant la paret de rajola verda feta a mà",
    en: "Brass tap beside the bathtub, in front of the handmade green tile wall",
  },
  "bano-lavapies-lavabo.jpg": {
    es: "Dos lavabos sobre encimera de travertino, con grifos de latón empotrados y espejos redondos",
    ca: "Dos lavabos sobre taulell de travertí, amb aixetes de llautó encastades i miralls rodons",
    en: "Two basins on a travertine top, with wall-mounted brass taps and round mirrors",
  },
  "dormitorio-lavapies-cabecero.jpg": {
    es: "Cabecero de lamas de roble con lámpara de globo encendida y mesilla con libros",
    ca: "Capçal de lames de roure amb llum de globus encès i tauleta amb llibres",
    en: "Slatted oak headboard with a lit globe pendant and a bedside table with books",
  },
  "oficina-castellana-mostrador.jpg": {
    es: "Detalle del mostrador curvo de recepción: listones de roble, canto de mármol y un jarrón claro",
    ca: "Detall del taulell corb de recepció: llistons de roure, cantell de marbre i un gerro clar",
    en: "Detail of the curved reception desk: oak battens, a marble edge and a pale vase",
  },
  "oficina-castellana-mesa.jpg": {
    es: "Mesa de nogal de la sala de reuniones con un portátil, sillas verde oliva y el ventanal al fondo",
    ca: "Taula de noguera de la sala de reunions amb un portàtil, cadires verd oliva i el finestral al fons",
    en: "Walnut meeting table with a laptop, olive chairs and the large window behind",
  },
  "editorial-arganzuela-nicho.jpg": {
    es: "Nicho en arco color terracota con estantes de roble y libros",
    ca: "Nínxol en arc de color terracota amb prestatges de roure i llibres",
    en: "Arched terracotta niche with oak shelves and books",
  },
  "restaurante-malasana-banco.jpg": {
    es: "Mesa redonda de mármol ante el banco corrido tapizado en verde, sobre suelo de barro",
    ca: "Taula rodona de marbre davant el banc corregut entapissat en verd, sobre terra de fang cuit",
    en: "Round marble table in front of the green upholstered banquette, on a terracotta floor",
  },
  "viviendas-madrid-rio-isla.jpg": {
    es: "Canto de travertino de la isla de cocina, con la tarima de roble claro y lámparas de globo",
    ca: "Cantell de travertí de l’illa de cuina, amb la tarima de roure clar i llums de globus",
    en: "Travertine edge of the kitchen island, with pale oak boards and globe pendants",
  },
  "promocion-valdebebas-buzones.jpg": {
    es: "Buzones color terracota del portal, con cerraduras de latón",
    ca: "Bústies de color terracota del portal, amb panys de llautó",
    en: "Terracotta letterboxes in the lobby, with brass locks",
  },
  "estudio-mesa.jpg": {
    es: "Mesa de trabajo vista desde arriba: cuaderno abierto con una perspectiva dibujada a mano, lápices, gafas, café y muestras",
    ca: "Taula de treball vista des de dalt: quadern obert amb una perspectiva dibuixada a mà, llapis, ulleres, cafè i mostres",
    en: "Work table seen from above: an open sketchbook with a hand-drawn perspective, pencils, glasses, coffee and samples",
  },
  "mapa-estudio.png": {
    es: "Mapa dibujado, sin escala: la calle de la Lumbre, entre las estaciones de metro de Tribunal y Alonso Martínez",
    ca: "Mapa dibuixat, sense escala: la calle de la Lumbre, entre les estacions de metro de Tribunal i Alonso Martínez",
    en: "Drawn map, not to scale: Calle de la Lumbre, between Tribunal and Alonso Martínez metro stations",
  },
  "plano-chamberi-antes.png": {
    es: "Plano de la vivienda antes de la reforma, 128 m²: un pasillo de 14 metros con habitaciones a los dos lados",
    ca: "Plànol de l’habitatge abans de la reforma, 128 m²: un passadís de 14 metres amb habitacions a banda i banda",
    en: "Floor plan before the renovation, 128 m²: a 14-metre corridor with rooms on both sides",
  },
  "plano-chamberi-despues.png": {
    es: "Plano de la vivienda reformada, 128 m²: salón y comedor unidos por una puerta doble, con cuatro balcones, y un pasillo de 4 metros",
    ca: "Plànol de l’habitatge reformat, 128 m²: sala d’estar i menjador units per una porta doble, amb quatre balcons, i un passadís de 4 metres",
    en: "Floor plan after the renovation, 128 m²: living and dining rooms joined by a double door, with four balconies, and a 4-metre corridor",
  },
  "plano-retiro.png": {
    es: "Plano de la cocina, 19 m²: encimera bajo la ventana, isla con cuatro asientos y mesa con banco, con el alzado de la pared de la ventana",
    ca: "Plànol de la cuina, 19 m²: taulell sota la finestra, illa amb quatre seients i taula amb banc, amb l’alçat de la paret de la finestra",
    en: "Kitchen plan, 19 m²: worktop under the window, island with four seats and a table with a bench, with the elevation of the window wall",
  },
  "plano-castellana.png": {
    es: "Plano de la oficina, 420 m²: 38 puestos junto a la fachada este, salas de reunión en el centro y recepción con mostrador curvo",
    ca: "Plànol de l’oficina, 420 m²: 38 llocs de treball al costat de la façana est, sales de reunió al centre i recepció amb taulell corb",
    en: "Office plan, 420 m²: 38 desks along the east façade, meeting rooms in the middle and a reception with a curved desk",
  },
  "plano-lavapies.png": {
    es: "Plano del dormitorio y el baño, 41 m²: entre los dos, un vestidor con dos armarios de 3,10 metros",
    ca: "Plànol del dormitori i el bany, 41 m²: entre tots dos, un vestidor amb dos armaris de 3,10 metres",
    en: "Plan of the bedroom and bathroom, 41 m²: between them, a dressing room with two 3.10-metre wardrobes",
  },
  "plano-malasana.png": {
    es: "Plano del restaurante, 145 m²: cocina vista, barra de 6,90 metros, banco corrido, nueve mesas redondas y tres arcos al fondo",
    ca: "Plànol del restaurant, 145 m²: cuina oberta, barra de 6,90 metres, banc corregut, nou taules rodones i tres arcs al fons",
    en: "Restaurant plan, 145 m²: open kitchen, a 6.90-metre bar, a banquette, nine round tables and three arches at the back",
  },
};

/** Focal points for upright crops, as fractions from the top left; the centre for other photos. */
export const focals: Record<string, Focal> = {
  "hero-home.jpg": { x: 0.6, y: 0.6 },
  "hero-empresas.jpg": { x: 0.52, y: 0.5 },
  "hero-constructoras.jpg": { x: 0.76, y: 0.55 },
  "hero-particulares.jpg": { x: 0.68, y: 0.6 },
};
