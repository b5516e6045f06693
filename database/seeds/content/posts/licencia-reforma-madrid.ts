import type { SeedPost } from "../types";

export const licenciaReformaMadrid: SeedPost = {
  slug: "licencia-reforma-madrid",
  title: "Licencia o declaración responsable: tu reforma en Madrid",
  category: "Reformas",
  imageUrl: "estudio-mesa.jpg",
  publishedAt: "2026-11-10T08:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "La mayoría de las reformas de un piso en Madrid se hacen con declaración responsable. Qué obras piden licencia, qué papeles hacen falta y cuánto se paga.",
  content: `Casi toda reforma necesita un trámite municipal, también la de una cocina. La buena noticia es que, en la ciudad de Madrid, la mayoría se resuelve con una declaración responsable: se presenta completa, se paga y se puede empezar.

## Qué va por declaración responsable

Las obras que no tocan la estructura general del edificio, ni su volumen, ni la fachada. Cambiar tabiques, suelos, instalaciones, cocina y baños entra aquí, con un plano del antes y del después y una medición con precios.

La declaración vale desde que se registra, siempre que esté completa. El Ayuntamiento puede inspeccionar después. Quien firma declara que la obra cumple la norma, y responde de ello: por eso conviene que la prepare un técnico, aunque la obra parezca pequeña.

## Qué pide licencia

Hay que esperar a la licencia cuando la obra altera el conjunto de la estructura o el aspecto exterior, cambia el uso principal del edificio o afecta a los elementos protegidos de un edificio catalogado.

### El caso de los edificios protegidos

En [Chamberí](/proyecto/piso-chamberi), Salamanca o Centro es frecuente vivir en uno sin saberlo. El nivel de protección se consulta gratis en el visor urbanístico municipal. Un piso interior sin elementos de interés puede seguir la vía rápida; una escalera, una fachada o unas molduras catalogadas, no.

El plazo legal para resolver una licencia es de tres meses. En la práctica conviene reservar más, o acudir a una entidad colaboradora urbanística, que revisa el expediente por una tarifa y suele acortarlo.

## Cuánto se paga

El impuesto sobre construcciones (ICIO) es en Madrid el 4 % del presupuesto de ejecución material, sin IVA ni honorarios. A eso se suma la tasa por la tramitación y, si se ocupa la calle con un contenedor o un andamio, otra por cada día.

Para una obra de 60.000 €, el impuesto ronda los 2.400 €. Debe aparecer en el presupuesto con su propia línea; si no está, pregunta quién lo paga.

## Y la comunidad

Dentro de casa no hace falta permiso de los vecinos, pero sí avisar antes al presidente o al administrador: lo exige la [Ley de Propiedad Horizontal](https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906). La fachada, los patios, las bajantes y los muros de carga son comunes y requieren acuerdo.

Pide además los estatutos. Suelen fijar horarios de obra, uso del ascensor y una fianza. Leerlos cuesta diez minutos; descubrirlos con el contenedor en la puerta, una mañana.

Un último consejo: guarda el justificante de registro en el móvil. Si la policía municipal llama a la puerta, es lo único que pedirá.`,
  translations: {
    ca: {
      title: "Llicència o declaració responsable: la teva reforma a Madrid",
      excerpt:
        "La majoria de les reformes d’un pis a Madrid es fan amb declaració responsable. Quines obres demanen llicència, quins papers calen i quant es paga.",
      content: `Gairebé tota reforma necessita un tràmit municipal, també la d’una cuina. La bona notícia és que, a la ciutat de Madrid, la majoria es resol amb una declaració responsable: es presenta completa, es paga i es pot començar.

## Què va per declaració responsable

Les obres que no toquen l’estructura general de l’edifici, ni el volum, ni la façana. Canviar envans, terres, instal·lacions, cuina i banys entra aquí, amb un plànol de l’abans i el després i un amidament amb preus.

La declaració val des que es registra, sempre que sigui completa. L’Ajuntament pot inspeccionar després. Qui signa declara que l’obra compleix la norma, i en respon: per això convé que la prepari un tècnic, encara que l’obra sembli petita.

## Què demana llicència

Cal esperar la llicència quan l’obra altera el conjunt de l’estructura o l’aspecte exterior, canvia l’ús principal de l’edifici o afecta els elements protegits d’un edifici catalogat.

### El cas dels edificis protegits

A [Chamberí](/proyecto/piso-chamberi), Salamanca o Centro és freqüent viure en un sense saber-ho. El nivell de protecció es consulta gratis al visor urbanístic municipal. Un pis interior sense elements d’interès pot seguir la via ràpida; una escala, una façana o unes motllures catalogades, no.

El termini legal per resoldre una llicència és de tres mesos. A la pràctica convé reservar-ne més, o acudir a una entitat col·laboradora urbanística, que revisa l’expedient per una tarifa i sol escurçar-lo.

## Quant es paga

L’impost sobre construccions (ICIO) és a Madrid el 4 % del pressupost d’execució material, sense IVA ni honoraris. S’hi suma la taxa per la tramitació i, si s’ocupa el carrer amb un contenidor o una bastida, una altra per cada dia.

Per a una obra de 60.000 €, l’impost volta els 2.400 €. Ha de sortir al pressupost amb línia pròpia; si no hi és, pregunta qui el paga.

## I la comunitat

Dins de casa no cal permís dels veïns, però sí avisar abans el president o l’administrador: ho exigeix la [llei de propietat horitzontal](https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906). La façana, els patis, els baixants i els murs de càrrega són comuns i requereixen acord.

Demana també els estatuts. Solen fixar horaris d’obra, ús de l’ascensor i una fiança. Llegir-los costa deu minuts; descobrir-los amb el contenidor a la porta, un matí.

Un últim consell: guarda el justificant de registre al mòbil. Si la policia municipal truca a la porta, és l’única cosa que demanarà.`,
    },
    en: {
      title: "Do you need a licence to renovate in Madrid?",
      excerpt:
        "Most flat renovations in Madrid need only a declaración responsable, a self-declared permit. Which works need a licence, which papers and what you pay.",
      content: `Almost every renovation needs some municipal paperwork, even a kitchen. The good news is that in the city of Madrid most of it is settled with a declaración responsable, a self-declared permit: you file it complete, you pay, and you may start.

## What a declaration covers

Works that leave the building’s overall structure, volume and façade alone. Moving partitions, changing floors, services, kitchen and bathrooms belongs here, with drawings of before and after and a priced bill of quantities.

The declaration takes effect once registered, provided it is complete. The city may inspect afterwards. Whoever signs declares that the works comply and answers for it, so have a professional prepare it, even if the job looks small.

## What needs a licence

You must wait for a licence when the works alter the structure as a whole or the exterior, change the main use of the building or touch the protected elements of a listed one.

### Listed buildings

In [Chamberí](/proyecto/piso-chamberi), Salamanca or Centro people often live in one without knowing. The level of protection can be checked free of charge on the city’s planning viewer. A flat at the back with nothing of interest can take the quick route; a listed staircase, façade or set of mouldings cannot.

The legal time limit for a licence is three months. In practice allow more, or go through an entidad colaboradora, an accredited private body that reviews the file for a fee and usually shortens the wait.

## What you pay

The construction tax (ICIO) in Madrid is 4% of the cost of the works themselves, before VAT and fees. Add the processing charge and, if a skip or scaffold stands in the street, another for each day.

On works of €60,000 the tax comes to about €2,400. It should have its own line in the budget; if it is missing, ask who pays it.

## And the neighbours

Inside your home you need no permission from the other owners, but you must tell the president or the manager beforehand: the [Horizontal Property Act](https://www.boe.es/buscar/act.php?id=BOE-A-1960-10906) requires it. Façade, courtyards, downpipes and load-bearing walls are shared and need an agreement.

Ask for the building’s statutes as well. They usually set working hours, use of the lift and a deposit. Reading them takes ten minutes; discovering them with the skip at the door takes a morning.

One last piece of advice: keep the registration receipt on your phone. If the municipal police ring the bell, it is the only thing they will ask for.`,
    },
  },
};
