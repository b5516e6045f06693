import type { SeedPost } from "../types";

export const calendarioDeUnaReforma: SeedPost = {
  slug: "calendario-de-una-reforma",
  title: "El calendario real de una reforma integral",
  category: "Reformas",
  imageUrl: "cocina-retiro-despues.jpg",
  publishedAt: "2026-06-09T08:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "De la primera visita a la mudanza pasan entre ocho y diez meses. Esto es lo que ocurre en cada semana y lo que no se puede acelerar.",
  content: `Una reforma integral de un piso de 120 m² dura entre ocho y diez meses, y solo la mitad es obra. La otra mitad ocurre sobre el papel, donde los errores cuestan una tarde y no una demolición.

## Antes de la obra: cuatro meses

Las dos primeras semanas son para medir, fotografiar y abrir alguna cata. Después vienen unas seis semanas de proyecto: distribución, instalaciones, carpinterías, materiales. Es el momento de cambiar de opinión; hazlo sin pudor.

Con los planos definitivos se piden [tres presupuestos](/blog/comparar-presupuestos-de-obra), y los contratistas serios necesitan tres semanas para medir. Mientras, se prepara la [declaración responsable o la licencia](/blog/licencia-reforma-madrid).

### Lo que se compra antes de empezar

Las ventanas tardan de seis a ocho semanas; la cocina, como [esta junto al Retiro](/proyecto/cocina-retiro), otras tantas; una puerta a medida, seis. Si se piden el primer día de obra, la obra esperará por ellas.

## La obra: cuatro o cinco meses

Las semanas 1 y 2 son de demolición. Es cuando aparecen las sorpresas, y conviene pasarse por allí.

Las semanas 3 a 7 son de tabiques e instalaciones. Antes de tapar las paredes se hacen fotos de todo, con un metro en la imagen: dentro de diez años alguien querrá colgar un cuadro.

De la 8 a la 11 se hacen soleras, enlucidos y alicatados. De la 12 a la 15 entran suelos, puertas y armarios. De la 16 a la 19, cocina, piedra, pintura y mecanismos. La última es de limpieza y repasos.

## Lo que no se puede acelerar

El mortero seca a razón de una semana por centímetro en los cuatro primeros, y más despacio a partir de ahí. Colocar madera antes de tiempo es la forma más cara de ganar quince días: se mide la humedad, y si el cemento pasa del 2 %, se espera.

La encimera de piedra se mide con los muebles ya montados y tarda dos o tres semanas. En ese tiempo no hay fregadero: tenlo previsto.

## Agosto y diciembre

En Madrid, agosto no existe: cierran fábricas, almacenes y la mitad de los oficios. Una obra que empieza en junio pierde tres semanas; la misma obra en septiembre, ninguna. Del 20 de diciembre al 7 de enero ocurre algo parecido.

## Cómo saber si vas bien

Pide un calendario por semanas con cinco hitos, y comprueba uno a uno:
1. demolición terminada;
2. instalaciones probadas;
3. suelos colocados;
4. cocina montada;
5. entrega.

Un retraso de una semana en el segundo hito se recupera. En el cuarto, ya no. Por eso las visitas de obra son semanales y terminan con un acta: lo que no se escribe el martes se discute en Navidad.`,
  translations: {
    ca: {
      title: "El calendari real d’una reforma integral",
      excerpt:
        "De la primera visita a la mudança passen entre vuit i deu mesos. Això és el que passa cada setmana i el que no es pot accelerar.",
      content: `Una reforma integral d’un pis de 120 m² dura entre vuit i deu mesos, i només la meitat és obra. L’altra meitat passa sobre el paper, on els errors costen una tarda i no un enderroc.

## Abans de l’obra: quatre mesos

Les dues primeres setmanes són per mesurar, fotografiar i obrir alguna cala. Després venen unes sis setmanes de projecte: distribució, instal·lacions, fusteries, materials. És el moment de canviar d’opinió; fes-ho sense vergonya.

Amb els plànols definitius es demanen [tres pressupostos](/blog/comparar-presupuestos-de-obra), i els contractistes seriosos necessiten tres setmanes per mesurar. Mentrestant, es prepara la [declaració responsable o la llicència](/blog/licencia-reforma-madrid).

### El que es compra abans de començar

Les finestres triguen de sis a vuit setmanes; la cuina, com [aquesta al costat del Retiro](/proyecto/cocina-retiro), unes altres tantes; una porta a mida, sis. Si es demanen el primer dia d’obra, l’obra les esperarà.

## L’obra: quatre o cinc mesos

Les setmanes 1 i 2 són d’enderroc. És quan apareixen les sorpreses, i convé passar-hi.

Les setmanes 3 a 7 són d’envans i instal·lacions. Abans de tapar les parets es fan fotos de tot, amb una cinta mètrica a la imatge: d’aquí a deu anys algú voldrà penjar un quadre.

De la 8 a l’11 es fan soleres, enguixats i enrajolats. De la 12 a la 15 entren terres, portes i armaris. De la 16 a la 19, cuina, pedra, pintura i mecanismes. L’última és de neteja i repassos.

## El que no es pot accelerar

El morter s’asseca a raó d’una setmana per centímetre en els quatre primers, i més a poc a poc a partir d’aquí. Col·locar fusta abans d’hora és la manera més cara de guanyar quinze dies: es mesura la humitat, i si el ciment passa del 2 %, s’espera.

El taulell de pedra es mesura amb els mobles ja muntats i triga dues o tres setmanes. En aquest temps no hi ha aigüera: tingues-ho previst.

## L’agost i el desembre

A Madrid, l’agost no existeix: tanquen fàbriques, magatzems i la meitat dels oficis. Una obra que comença al juny perd tres setmanes; la mateixa obra al setembre, cap. Del 20 de desembre al 7 de gener passa una cosa semblant.

## Com saber si vas bé

Demana un calendari per setmanes amb cinc fites, i comprova-les una a una:
1. enderroc acabat;
2. instal·lacions provades;
3. terres col·locats;
4. cuina muntada;
5. lliurament.

Un retard d’una setmana a la segona fita es recupera. A la quarta, ja no. Per això les visites d’obra són setmanals i acaben amb una acta: el que no s’escriu dimarts es discuteix per Nadal.`,
    },
    en: {
      title: "The real timeline of a full renovation",
      excerpt:
        "From the first visit to moving in takes eight to ten months. This is what happens week by week, and what cannot be hurried.",
      content: `A full renovation of a 120 m² flat takes eight to ten months, and only half of that is building work. The other half happens on paper, where mistakes cost an afternoon and not a demolition.

## Before building starts: four months

The first two weeks are for measuring, photographing and opening a test hole or two. Then come some six weeks of design: layout, services, joinery, materials. This is the time to change your mind; do it without embarrassment.

Once the drawings are final, [three quotes](/blog/comparar-presupuestos-de-obra) are requested, and serious builders need three weeks to price them. Meanwhile the declaración responsable (a self-declared permit) or [the licence](/blog/licencia-reforma-madrid) is prepared.

### What is ordered before work starts

Windows take six to eight weeks; the kitchen, such as [this one by the Retiro](/proyecto/cocina-retiro), as long; a bespoke door, six. Order them on the first day on site, and the site will wait for them.

## On site: four or five months

Weeks 1 and 2 are demolition. That is when the surprises turn up, and it is worth dropping in.

Weeks 3 to 7 are partitions and services. Before the walls are closed, everything is photographed with a tape measure in the picture: in ten years somebody will want to hang a painting.

Weeks 8 to 11 bring screeds, plaster and tiling. From 12 to 15 come floors, doors and wardrobes. From 16 to 19, kitchen, stone, paint and switches. The last week is for cleaning and snags.

## What cannot be hurried

Screed dries at a week per centimetre for the first four, and more slowly from there. Laying timber too soon is the most expensive way to gain a fortnight: moisture is measured, and if the cement reads above 2%, you wait.

The stone worktop is templated once the units are in place and takes two or three weeks. There is no sink during that time: plan for it.

## August and December

In Madrid, August does not exist: factories, warehouses and half the trades close. A job that starts in June loses three weeks; the same job in September loses none. Something similar happens from 20 December to 7 January.

## How to tell whether you are on track

Ask for a week-by-week schedule with five milestones, and tick them off one by one:
1. demolition finished;
2. services tested;
3. floors laid;
4. kitchen fitted;
5. handover.

A week’s delay at the second milestone can be made up. At the fourth, it cannot. That is why site visits are weekly and end with minutes: what is not written down on Tuesday gets argued over at Christmas.`,
    },
  },
};
