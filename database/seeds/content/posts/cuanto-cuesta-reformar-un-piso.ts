import type { SeedPost } from "../types";

export const cuantoCuestaReformarUnPiso: SeedPost = {
  slug: "cuanto-cuesta-reformar-un-piso",
  title: "Cuánto cuesta reformar un piso en Madrid",
  category: "Reformas",
  imageUrl: "piso-chamberi-salon.jpg",
  publishedAt: "2026-09-15T08:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "Precios orientativos por metro, qué incluyen, qué suele quedar fuera y cuándo puedes pagar el IVA reducido.",
  content: `La pregunta llega siempre en la primera llamada, y merece una cifra. Para un piso de unos 100 m², en Madrid y en 2026, una [reforma integral](/particulares) bien hecha cuesta entre 1.000 y 1.600 € por metro cuadrado, sin IVA, sin muebles y sin honorarios.

La horquilla es ancha porque dos pisos iguales en plano no lo son detrás del yeso.

## Qué mueve el precio

Tres cosas, por este orden: el estado de las instalaciones, cuánto cambia la distribución y las ventanas. Una bajante que hay que sustituir o un baño que se aleja de ella cuestan más que pasar de un azulejo medio a uno bueno.

La antigüedad también cuenta, como en este [piso de 1929 en Chamberí](/proyecto/piso-chamberi). Antes de 1940 son frecuentes los forjados de madera: conviene abrir una cata antes de firmar, aunque deje un agujero en el techo.

![](piso-chamberi-chimenea.jpg)

## Cómo se reparte

En una obra media, albañilería y demoliciones se llevan alrededor del 28 %; electricidad, fontanería y climatización, el 25 %; ventanas, puertas y armarios, el 20 %; cocina y baños, el 17 %; pintura y remates, el 10 %.

### Lo que suele quedar fuera

Los electrodomésticos, las lámparas, las cortinas, el traslado y el alquiler de otra casa. Sumados, rara vez bajan de 15.000 €. Apúntalos desde el principio, aunque sea a lápiz.

Fuera de la obra están, además, los honorarios de proyecto y dirección, entre el 8 y el 12 %, y [el impuesto y las tasas municipales](/blog/licencia-reforma-madrid), alrededor del 5 %.

## El IVA puede ser del 10 %

La reforma de una vivienda tributa al 10 % si se cumplen tres condiciones:
- la encarga un particular para su uso;
- la casa se terminó hace más de dos años;
- los materiales que aporta quien hace la obra no superan el 40 % de la base.

Si los superan, toda la factura pasa al 21 %.

Lo que compras tú por tu cuenta, una encimera o una bañera, va siempre al 21 %. Preparar bien los contratos antes de firmar ahorra miles de euros sin cambiar un solo material.

## La partida que nadie quiere poner

Imprevistos: un 10 % del presupuesto, un 15 % si la casa es anterior a 1940. No es un colchón para caprichos. Es lo que evita que una viga dañada se pague con el dinero de la cocina.

Si al final sobra, se devuelve. Ocurre más veces de las que parece.

## Por dónde empezar

Por un número tope y por una lista en tres columnas: imprescindible, deseable y para más adelante. Con eso, un plano y una visita se puede dar una estimación fiable en pocos días. Sin eso, cualquier cifra es un deseo.`,
  translations: {
    ca: {
      title: "Quant costa reformar un pis a Madrid",
      excerpt: "Preus orientatius per metre, què inclouen, què sol quedar fora i quan pots pagar l’IVA reduït.",
      content: `La pregunta arriba sempre a la primera trucada, i mereix una xifra. Per a un pis d’uns 100 m², a Madrid i el 2026, una [reforma integral](/particulares) ben feta costa entre 1.000 i 1.600 € per metre quadrat, sense IVA, sense mobles i sense honoraris.

La forquilla és ampla perquè dos pisos iguals en plànol no ho són darrere el guix.

## Què mou el preu

Tres coses, per aquest ordre: l’estat de les instal·lacions, quant canvia la distribució i les finestres. Un baixant que cal substituir o un bany que se n’allunya costen més que passar d’una rajola mitjana a una de bona.

L’antiguitat també compta, com en aquest [pis de 1929 a Chamberí](/proyecto/piso-chamberi). Abans del 1940 són freqüents els forjats de fusta: convé obrir una cala abans de signar, encara que deixi un forat al sostre.

![](piso-chamberi-chimenea.jpg)

## Com es reparteix

En una obra mitjana, l’obra de paleta i els enderrocs s’enduen al voltant del 28 %; electricitat, lampisteria i climatització, el 25 %; finestres, portes i armaris, el 20 %; cuina i banys, el 17 %; pintura i acabaments, el 10 %.

### El que sol quedar fora

Els electrodomèstics, els llums, les cortines, el trasllat i el lloguer d’una altra casa. Sumats, rarament baixen de 15.000 €. Apunta’ls des del principi, encara que sigui a llapis.

Fora de l’obra hi ha, a més, els honoraris de projecte i direcció, entre el 8 i el 12 %, i [l’impost i les taxes municipals](/blog/licencia-reforma-madrid), al voltant del 5 %.

## L’IVA pot ser del 10 %

La reforma d’un habitatge tributa al 10 % si es compleixen tres condicions:
- l’encarrega un particular per al seu ús;
- la casa es va acabar fa més de dos anys;
- els materials que aporta qui fa l’obra no superen el 40 % de la base.

Si els superen, tota la factura passa al 21 %.

El que compres pel teu compte, un taulell o una banyera, va sempre al 21 %. Preparar bé els contractes abans de signar estalvia milers d’euros sense canviar un sol material.

## La partida que ningú no vol posar

Imprevistos: un 10 % del pressupost, un 15 % si la casa és anterior al 1940. No és un coixí per a capricis. És el que evita que una biga malmesa es pagui amb els diners de la cuina.

Si al final en sobra, es torna. Passa més vegades del que sembla.

## Per on començar

Per una xifra màxima i per una llista en tres columnes: imprescindible, desitjable i per a més endavant. Amb això, un plànol i una visita es pot donar una estimació fiable en pocs dies. Sense això, qualsevol xifra és un desig.`,
    },
    en: {
      title: "What it costs to renovate a flat in Madrid",
      excerpt:
        "Indicative prices per square metre, what they include, what is usually left out and when you pay reduced VAT.",
      content: `The question always comes in the first call, and it deserves a figure. For a flat of some 100 m², in Madrid in 2026, a [full renovation](/particulares) done properly costs between €1,000 and €1,600 per square metre, before VAT, furniture and fees.

The range is wide because two flats that look the same on plan are not the same behind the plaster.

## What moves the price

Three things, in this order: the state of the services, how much the layout changes, and the windows. A downpipe that must be replaced, or a bathroom that moves away from it, costs more than going from an average tile to a good one.

Age counts as well, as in this [1929 flat in Chamberí](/proyecto/piso-chamberi). Timber floors are common before 1940: open a test hole before you sign, even if it leaves a gap in the ceiling.

![](piso-chamberi-chimenea.jpg)

## Where the money goes

In an average job, masonry and demolition take about 28%; electricity, plumbing and heating, 25%; windows, doors and wardrobes, 20%; kitchen and bathrooms, 17%; painting and finishing, 10%.

### What is usually left out

Appliances, lamps, curtains, removals and rent somewhere else. Together they seldom come to less than €15,000. Write them down from the start, even in pencil.

Also outside the building work are the fees for design and supervision, between 8 and 12%, and [the municipal tax and charges](/blog/licencia-reforma-madrid), around 5%.

## VAT can be 10%

Renovating a home is taxed at 10% if three conditions are met:
- a private person commissions it for their own use;
- the home was finished more than two years ago;
- the materials supplied by whoever does the work stay within 40% of the taxable amount.

If they exceed it, the entire invoice goes to 21%.

What you buy yourself, a worktop or a bathtub, is always at 21%. Preparing the contracts well before signing saves thousands of euros without changing a single material.

## The line nobody wants to write

Contingency: 10% of the budget, 15% if the building predates 1940. It is no cushion for whims. It is what keeps a damaged beam from being paid for with the kitchen money.

If any is left at the end, it goes back to you. That happens more often than you would think.

## Where to start

With a spending limit and a list in three columns: essential, desirable, later. With that, a floor plan and a visit, a reliable cost estimate can be given in a few days. Without it, any figure is a wish.`,
    },
  },
};
