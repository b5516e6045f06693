import type { SeedPost } from "../types";

export const compararPresupuestosDeObra: SeedPost = {
  slug: "comparar-presupuestos-de-obra",
  title: "Cómo comparar tres presupuestos de obra",
  category: "Reformas",
  imageUrl: "piso-chamberi-comedor.jpg",
  publishedAt: "2026-03-24T09:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "El más barato casi nunca lo es al final. Qué mirar en cada partida, qué preguntar al contratista y qué debe decir el contrato.",
  content: `Tres presupuestos para la misma cocina: 18.000, 24.500 y 31.000 €. No significa que uno sea honrado y otro un ladrón. Significa que se han presupuestado tres cocinas distintas.

## Primero, la misma pregunta

Dos precios solo se comparan si responden a lo mismo. Entrega a los tres contratistas el mismo documento: planos, lista de materiales con marca y modelo, y un estado de mediciones con las partidas en blanco.

Si cada uno escribe su propia lista, acabarás comparando redacciones.

## Qué mirar en cada partida

Una partida sana dice qué, cuánto y a qué precio: «Solado de roble multicapa de 14 mm, encolado, 86 m², a 78 €/m²». Una mala dice «Suelos: 6.700 €».

Desconfía de tres expresiones. «P. A.», partida alzada: un precio sin medición, que crecerá. «Según muestra»: nadie ha elegido aún. «No incluye»: léelo entero, que ahí suelen estar el contenedor, los remates y la pintura de los techos.

### El precio que llama la atención

Cuando una partida cuesta la mitad que en las otras dos ofertas, no te alegres: llama. O falta algo, o la medición está mal, o ese contratista tiene una razón que te interesa conocer.

## Qué preguntar antes de elegir

- Quién estará en la obra cada día, con nombre.
- Cuántas obras llevan a la vez.
- Qué oficios son de la casa y cuáles subcontratan.
- Si puedes visitar una obra en marcha, no una terminada: el orden de un jueves por la mañana enseña más que cien fotos.

Pide también el certificado de estar al corriente con la Seguridad Social y la póliza de responsabilidad civil con su último recibo. Quien los tiene los envía en una hora.

## Lo que debe decir el contrato

Precio cerrado por partidas y plazo con fecha. Pagos contra trabajo hecho: un 10 o un 15 % al empezar, el resto por [hitos](/blog/calendario-de-una-reforma#como-saber-si-vas-bien), y al menos un 5 % retenido hasta terminar los repasos.

Cómo se aprueban los cambios: por escrito, con precio y días, antes de hacerlos. Y una penalización por retraso, razonable y en los dos sentidos; sirve menos para cobrarla que para que nadie olvide la fecha.

## Qué oferta elegir

Con las listas igualadas, la diferencia suele quedarse en un 10 o un 15 %. Ahí ya no se elige por el precio: se elige a la persona que llamará cuando aparezca un problema, en vez de taparlo.

En nuestros proyectos entregamos las tres ofertas en una sola tabla, partida a partida. Casi siempre gana la de en medio. Casi nunca por ser la de en medio.`,
  translations: {
    ca: {
      title: "Com comparar tres pressupostos d’obra",
      excerpt:
        "El més barat gairebé mai no ho és al final. Què cal mirar a cada partida, què preguntar al contractista i què ha de dir el contracte.",
      content: `Tres pressupostos per a la mateixa cuina: 18.000, 24.500 i 31.000 €. No vol dir que un sigui honrat i un altre un lladre. Vol dir que s’han pressupostat tres cuines diferents.

## Primer, la mateixa pregunta

Dos preus només es comparen si responen al mateix. Lliura als tres contractistes el mateix document: plànols, llista de materials amb marca i model, i un estat d’amidaments amb les partides en blanc.

Si cadascú escriu la seva llista, acabaràs comparant redaccions.

## Què cal mirar a cada partida

Una partida sana diu què, quant i a quin preu: «Terra de roure multicapa de 14 mm, encolat, 86 m², a 78 €/m²». Una de dolenta diu «Terres: 6.700 €».

Malfia’t de tres expressions. «P. A.», partida alçada: un preu sense amidament, que creixerà. «Segons mostra»: ningú no ha triat encara. «No inclou»: llegeix-ho sencer, que allà solen ser el contenidor, els acabaments i la pintura dels sostres.

### El preu que crida l’atenció

Quan una partida costa la meitat que a les altres dues ofertes, no te n’alegris: truca. O hi falta alguna cosa, o l’amidament està malament, o aquell contractista té una raó que t’interessa conèixer.

## Què preguntar abans de triar

- Qui serà a l’obra cada dia, amb nom.
- Quantes obres porten alhora.
- Quins oficis són de la casa i quins subcontracten.
- Si pots visitar una obra en marxa, no una d’acabada: l’ordre d’un dijous al matí ensenya més que cent fotos.

Demana també el certificat d’estar al corrent amb la Seguretat Social i la pòlissa de responsabilitat civil amb l’últim rebut. Qui els té els envia en una hora.

## El que ha de dir el contracte

Preu tancat per partides i termini amb data. Pagaments contra feina feta: un 10 o un 15 % en començar, la resta per [fites](/blog/calendario-de-una-reforma#com-saber-si-vas-be), i almenys un 5 % retingut fins que s’acabin els repassos.

Com s’aproven els canvis: per escrit, amb preu i dies, abans de fer-los. I una penalització per retard, raonable i en tots dos sentits; serveix menys per cobrar-la que perquè ningú no oblidi la data.

## Quina oferta triar

Amb les llistes igualades, la diferència sol quedar-se en un 10 o un 15 %. Aleshores ja no es tria pel preu: es tria la persona que trucarà quan aparegui un problema, en comptes de tapar-lo.

En els nostres projectes lliurem les tres ofertes en una sola taula, partida a partida. Gairebé sempre guanya la del mig. Gairebé mai per ser la del mig.`,
    },
    en: {
      title: "How to compare three builders’ quotes",
      excerpt:
        "The cheapest quote rarely ends up cheapest. What to look for in each item, what to ask the builder and what the contract must say.",
      content: `Three quotes for the same kitchen: €18,000, €24,500 and €31,000. It does not mean that one is honest and another a thief. It means three different kitchens have been priced.

## First, the same question

Two prices can be compared only if they answer the same question. Give all three builders the same documents: drawings, a list of materials with make and model, and a bill of quantities with the prices left blank.

If each writes a list of their own, you will end up comparing prose.

## What to look for in each item

A healthy item says what, how much and at what price: “Engineered oak floor, 14 mm, glued, 86 m², at €78/m²”. A bad one says “Floors: €6,700”.

Beware of three expressions. “P. A.”, a lump sum: a price without a quantity, which will grow. “As per sample”: nobody has chosen yet. “Not included”: read all of it, because the skip, the making good and the ceiling paint are usually in there.

### The price that stands out

When one item costs half of what the other two ask, do not celebrate: call. Either something is missing, or the quantity is wrong, or that builder has a reason you want to hear.

## What to ask before choosing

- Who will be on site each day, by name.
- How many jobs they run at once.
- Which trades are their own and which are subcontracted.
- Whether you can visit a job in progress, not a finished one: the order of a site on a Thursday morning teaches more than a hundred photographs.

Ask too for the certificate that their Social Security payments are up to date, and for the liability policy with its latest receipt. Those who have them send them within the hour.

## What the contract must say

A fixed price by item and a deadline with a date. Payments against work done: 10 or 15% at the start, the rest by [milestones](/blog/calendario-de-una-reforma#how-to-tell-whether-you-are-on-track), and at least 5% held back until the snags are put right.

How changes are approved: in writing, with price and days, before they are made. And a penalty for delay, reasonable and in both directions; it matters less for collecting than for keeping the date in everyone’s mind.

## Which one to choose

Once the lists are level, the difference tends to shrink to 10 or 15%. At that point you are no longer choosing a price: you are choosing the person who will call you when a problem appears instead of covering it up.

In our projects we hand over the three quotes in a single table, item by item. The middle one nearly always wins. Hardly ever for being in the middle.`,
    },
  },
};
