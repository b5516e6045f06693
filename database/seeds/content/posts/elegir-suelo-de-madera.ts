import type { SeedPost } from "../types";

export const elegirSueloDeMadera: SeedPost = {
  slug: "elegir-suelo-de-madera",
  title: "Suelo de madera: macizo, multicapa o laminado",
  category: "Materiales",
  imageUrl: "detalle-materiales.jpg",
  publishedAt: "2026-01-20T09:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "Qué diferencia una tabla de 30 € de otra de 120, cuál admite suelo radiante y cuántas veces se puede lijar cada una.",
  content: `En la tienda, tres muestras de roble parecen la misma. Una cuesta 30 € el metro, otra 70 y otra 120. La diferencia no se ve por arriba: está en el canto.

## Qué hay debajo de la veta

La tarima maciza es una sola pieza de 20 o 22 mm. El multicapa lleva una chapa de madera noble, de 2,5 a 6 mm, sobre un soporte contrapeado. El laminado es una fotografía protegida por una resina, sobre tablero de fibra.

Los dos primeros son madera y envejecen como tal. El tercero no envejece: se gasta.

## Cuántas vidas tiene

Cada lijado quita alrededor de medio milímetro. Una tarima maciza admite seis o siete; un multicapa con 4 mm de chapa, tres; uno de 2,5 mm, uno, y con cuidado. El laminado, ninguno.

Si un suelo se lija cada quince años, tres lijados son una vida entera. Pagar más chapa de la que vas a usar es una decisión sentimental, y legítima.

### Aceite o barniz

El barniz protege más y se repara peor: para borrar un arañazo hay que lijar la habitación. El aceite se mancha antes y se repara con un trapo. Con niños y perros solemos elegir aceite; en una casa de alquiler, barniz.

## Con suelo radiante

El mejor es el multicapa encolado: se mueve poco y transmite bien. La resistencia térmica de todo lo que va sobre los tubos no debe pasar de 0,15 m²K/W, y la superficie, de 27 °C. Un roble de 14 mm encolado se queda cerca de 0,10.

Sobre manta aislante y en flotante se pierde parte del calor. La tarima maciza, con más de 20 mm, conviene dejarla para casas con radiadores.

## Lo que se paga aparte

El precio por metro no es el del suelo puesto. Suma la nivelación, de 12 a 25 €/m²; la colocación, de 18 a 30, y el doble si es en [espiga, como en Chamberí](/proyecto/piso-chamberi); el rodapié y los remates. La espiga desperdicia además entre un 10 y un 15 % de material, frente al 5 % de la tabla recta.

Incluye en el presupuesto el cepillado de las puertas: con el suelo nuevo, ninguna cierra.

## Cómo elegirlo sin equivocarse

Pide una muestra de medio metro y déjala una semana en el suelo, junto a la ventana. Písala con zapatos, derrama café, arrastra una silla. Mírala de noche, con tus lámparas.

Comprueba que lleva certificado FSC o PEFC y pregunta por la humedad de la tabla: entre el 7 y el 9 % para un interior en Madrid, que es seco. Deja las cajas cerradas 48 horas en la casa antes de colocar. La madera, como quien llega de viaje, necesita aclimatarse.`,
  translations: {
    ca: {
      title: "Terra de fusta: massís, multicapa o laminat",
      excerpt:
        "Què diferencia una tarima de 30 € d’una de 120, quina admet terra radiant i quants cops es pot polir cadascuna.",
      content: `A la botiga, tres mostres de roure semblen la mateixa. Una costa 30 € el metre, una altra 70 i una altra 120. La diferència no es veu per sobre: és al cantell.

## Què hi ha sota la veta

La tarima massissa és una sola peça de 20 o 22 mm. El multicapa porta una làmina de fusta noble, de 2,5 a 6 mm, sobre un suport contraxapat. El laminat és una fotografia protegida per una resina, sobre tauler de fibra.

Els dos primers són fusta i envelleixen com a tal. El tercer no envelleix: es gasta.

## Quantes vides té

Cada poliment treu al voltant de mig mil·límetre. Una tarima massissa n’admet sis o set; un multicapa amb 4 mm de làmina, tres; un de 2,5 mm, un, i amb cura. El laminat, cap.

Si un terra es poleix cada quinze anys, tres poliments són una vida sencera. Pagar més fusta de la que faràs servir és una decisió sentimental, i legítima.

### Oli o vernís

El vernís protegeix més i es repara pitjor: per esborrar una ratllada cal polir tota l’habitació. L’oli es taca abans i es repara amb un drap. Amb criatures i gossos solem triar oli; en una casa de lloguer, vernís.

## Amb terra radiant

El millor és el multicapa encolat: es mou poc i transmet bé. La resistència tèrmica de tot el que va sobre els tubs no ha de passar de 0,15 m²K/W, i la superfície, de 27 °C. Un roure de 14 mm encolat es queda a prop de 0,10.

Sobre manta aïllant i en flotant es perd part de la calor. La tarima massissa, amb més de 20 mm, convé deixar-la per a cases amb radiadors.

## El que es paga a part

El preu per metre no és el del terra posat. Suma-hi l’anivellament, de 12 a 25 €/m²; la col·locació, de 18 a 30, i el doble si és en [espiga, com a Chamberí](/proyecto/piso-chamberi); el sòcol i els acabaments. L’espiga malbarata a més entre un 10 i un 15 % de material, enfront del 5 % de la col·locació recta.

Inclou al pressupost ribotar les portes: amb el terra nou, cap no tanca.

## Com triar-lo sense equivocar-se

Demana una mostra de mig metre i deixa-la una setmana a terra, vora la finestra. Trepitja-la amb sabates, vessa-hi cafè, arrossega-hi una cadira. Mira-la de nit, amb els teus llums.

Comprova que porta certificat FSC o PEFC i pregunta per la humitat de la fusta: entre el 7 i el 9 % per a un interior a Madrid, que és sec. Deixa les caixes tancades 48 hores a la casa abans de col·locar. La fusta, com qui arriba de viatge, necessita aclimatar-se.`,
    },
    en: {
      title: "Wooden floors: solid, engineered or laminate",
      excerpt:
        "What separates a €30 board from a €120 one, which takes underfloor heating and how often each can be sanded.",
      content: `In the shop, three oak samples look the same. One costs €30/m², another €70 and another €120. The difference cannot be seen from above: it is in the edge.

## What lies under the grain

Solid boards are a single piece, 20 or 22 mm thick. Engineered boards carry a wear layer of real wood, 2.5 to 6 mm, on a cross-laminated base. Laminate is a photograph protected by resin, on fibreboard.

The first two are wood and age like it. The third does not age: it wears out.

## How many lives it has

Each sanding takes off about half a millimetre. A solid board stands six or seven; an engineered one with 4 mm of wear layer, three; one with 2.5 mm, a single careful one. Laminate, none.

If a floor is sanded every fifteen years, three sandings are a lifetime. Paying for more wood than you will use is a sentimental decision, and a legitimate one.

### Oil or varnish

Varnish protects better and repairs worse: to remove one scratch you sand the room. Oil stains sooner and is mended with a cloth. With children and dogs we tend to choose oil; in a rented flat, varnish.

## With underfloor heating

Glued engineered boards are best: they move little and conduct well. The thermal resistance of everything above the pipes should not exceed 0.15 m²K/W, nor the surface 27 °C. A glued 14 mm oak board comes to about 0.10.

Floated over an insulating mat, part of the heat is lost. Solid boards, over 20 mm thick, are best kept for homes with radiators.

## What you pay on top

The price per m² is not that of the floor laid. Add levelling, €12 to €25/m²; laying, €18 to €30, and twice that for [herringbone, as in Chamberí](/proyecto/piso-chamberi); skirting and trims. Herringbone also wastes 10 to 15% of the material, against 5% for straight boards.

Put planing the doors in the budget too: once the new floor is down, none of them will close.

## How to choose well

Ask for a sample half a metre long and leave it for a week on the floor, by the window. Walk on it in shoes, spill coffee, drag a chair. Look at it at night, under your own lamps.

Check for an FSC or PEFC certificate and ask about moisture content: 7 to 9% for an interior in Madrid, which is dry. Leave the boxes closed in the flat for 48 hours before laying. Wood, like anyone arriving from a journey, needs to acclimatise.`,
    },
  },
};
