import type { SeedPost } from "../types";

export const laLuzAntesQueLosMuebles: SeedPost = {
  slug: "la-luz-antes-que-los-muebles",
  title: "La luz se decide antes que los muebles",
  category: "Materiales",
  imageUrl: "piso-chamberi-dormitorio.jpg",
  publishedAt: "2026-08-04T08:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "Orientación, tres alturas de luz, temperatura de color y cuatro números que conviene pedir antes de comprar una bombilla.",
  content: `Una habitación bien amueblada con mala luz es una habitación mala. Al revés, no siempre. Y los cables van por dentro de las paredes: cuando llegan los muebles, ya es tarde.

## Empieza por la ventana

En Madrid hay unas 2.800 horas de sol al año. El problema rara vez es la falta; es el reparto.

Un salón al oeste, en julio, necesita sombra por fuera: toldo, persiana o contraventana. La cortina llega tarde, con el calor ya dentro. Uno al norte pide superficies claras y mates cerca del hueco, que lleven la luz hacia el fondo. En un piso interior, una puerta con vidrio hace más que tres lámparas.

Antes de distribuir, pasa un sábado en la casa vacía y apunta dónde da el sol a las diez, a la una y a las seis. Es el mejor plano que vas a tener.

## Tres alturas, tres circuitos

Un plafón en el centro ilumina el suelo y aplana las caras. Es mejor repartir la luz en tres alturas: una general e indirecta, otra a la altura de los ojos, apliques o pantallas, y otra sobre la tarea, la encimera, el libro, el espejo.

Cada una con su encendido. Si además se regulan, el mismo salón sirve para estudiar y para cenar.

### Los puntos que siempre se olvidan

- Dentro de los armarios.
- Bajo los muebles altos de la cocina.
- Un enchufe en mitad del salón, para la lámpara junto al sofá.
- Una luz tenue a ras de suelo entre el dormitorio y el baño: a las cuatro de la mañana nadie quiere más.

## Cuatro números en la etiqueta

**Temperatura de color:** 2.700 K en salón y dormitorio, 3.000 K en cocina y baño. Por encima, la casa parece una consulta. Y no mezcles dos tonos en la misma habitación.

**Reproducción cromática:** CRI 90 o más, sobre todo en el espejo y en la mesa. Con 80, la comida y la piel se ven grises.

**Flujo:** cuenta lúmenes, no vatios. Unos 150 por metro cuadrado bastan en un salón; una encimera pide entre 300 y 500 lux sobre la superficie.

**Deslumbramiento:** si ves el punto de luz desde el sofá, está mal puesto o mal apantallado.

## Cuánto cuesta hacerlo bien

En un [piso de 100 m² que se reforma](/particulares), pasar de un punto por habitación a tres circuitos bien pensados añade entre 2.500 y 4.000 €, lámparas aparte. Hacerlo después, con las paredes pintadas, cuesta el triple.

Es, metro a metro, el dinero que más se nota. También el único material de la casa que se usa todos los días, desde el primero.`,
  translations: {
    ca: {
      title: "La llum es decideix abans que els mobles",
      excerpt:
        "Orientació, tres alçades de llum, temperatura de color i quatre números que convé demanar abans de comprar una bombeta.",
      content: `Una habitació ben moblada amb mala llum és una habitació dolenta. A l’inrevés, no sempre. I els cables van per dins de les parets: quan arriben els mobles, ja és tard.

## Comença per la finestra

A Madrid hi ha unes 2.800 hores de sol l’any. El problema rarament és la manca; és el repartiment.

Una sala d’estar a ponent, al juliol, necessita ombra per fora: tendal, persiana o porticó. La cortina arriba tard, amb la calor ja a dins. Una que mira al nord demana superfícies clares i mats a prop de l’obertura, que portin la llum cap al fons. En un pis interior, una porta amb vidre fa més que tres llums.

Abans de distribuir, passa un dissabte a la casa buida i apunta on toca el sol a les deu, a la una i a les sis. És el millor plànol que tindràs.

## Tres alçades, tres circuits

Un plafó al centre il·lumina el terra i aplana les cares. És millor repartir la llum en tres alçades: una de general i indirecta, una altra a l’alçada dels ulls, aplics o pantalles, i una altra sobre la tasca, el taulell, el llibre, el mirall.

Cadascuna amb la seva encesa. Si a més es regulen, la mateixa sala serveix per estudiar i per sopar.

### Els punts que sempre s’obliden

- Dins dels armaris.
- Sota els mobles alts de la cuina.
- Un endoll al mig de la sala d’estar, per al llum del costat del sofà.
- Una llum tènue arran de terra entre el dormitori i el bany: a les quatre de la matinada ningú no en vol més.

## Quatre números a l’etiqueta

**Temperatura de color:** 2.700 K a la sala d’estar i al dormitori, 3.000 K a la cuina i al bany. Per sobre, la casa sembla una consulta. I no barregis dos tons a la mateixa habitació.

**Reproducció cromàtica:** CRI 90 o més, sobretot al mirall i a la taula. Amb 80, el menjar i la pell es veuen grisos.

**Flux:** compta lúmens, no watts. Uns 150 per metre quadrat són suficients en una sala d’estar; un taulell demana entre 300 i 500 lux sobre la superfície.

**Enlluernament:** si veus el punt de llum des del sofà, està mal posat o mal apantallat.

## Quant costa fer-ho bé

En un [pis de 100 m² que es reforma](/particulares), passar d’un punt per habitació a tres circuits ben pensats afegeix entre 2.500 i 4.000 €, llums a part. Fer-ho després, amb les parets pintades, costa el triple.

Són, metre a metre, els diners que més es noten. També l’únic material de la casa que es fa servir cada dia, des del primer.`,
    },
    en: {
      title: "Decide on the light before the furniture",
      excerpt:
        "Orientation, three heights of light, colour temperature and four numbers to ask for before you buy a bulb.",
      content: `A well-furnished room with bad light is a bad room. The reverse is not always true. And cables run inside the walls: by the time the furniture arrives, it is too late.

## Start with the window

Madrid has some 2,800 hours of sun a year. The problem is seldom how much there is, but where it goes.

A west-facing living room in July needs shade on the outside: an awning, a roller shutter or hinged shutters. A curtain comes too late, with the heat already indoors. A north-facing room wants pale, matt surfaces near the opening, to carry light towards the back. In a flat that looks onto a courtyard, one glazed door does more than three lamps.

Before you plan the layout, spend a Saturday in the empty flat and note where the sun falls at ten, at one and at six. It is the best drawing you will ever have.

## Three heights, three circuits

A ceiling light in the middle lights the floor and flattens faces. Better to spread light over three heights: one general and indirect, one at eye level, wall lights or shades, and one on the task, the worktop, the book, the mirror.

Each with its own switch. If they dim as well, the same living room works for homework and for dinner.

### The points everyone forgets

- Inside wardrobes.
- Under the wall units in the kitchen.
- A floor socket in the middle of the living room, for the lamp by the sofa.
- A faint light at floor level between bedroom and bathroom: at four in the morning nobody wants more.

## Four numbers on the label

**Colour temperature:** 2,700 K in living room and bedroom, 3,000 K in kitchen and bathroom. Above that, home looks like a surgery. And never mix two tones in one room.

**Colour rendering:** CRI 90 or more, above all at the mirror and the table. At 80, food and skin look grey.

**Output:** count lumens, not watts. Some 150 per square metre are enough for a living room; a worktop needs 300 to 500 lux on its surface.

**Glare:** if you can see the light source from the sofa, it is badly placed or badly shaded.

## What it costs to do well

In a [flat of 100 m² being renovated](/particulares), going from one light per room to three well-planned circuits adds between €2,500 and €4,000, lamps not included. Doing it later, with the walls painted, costs three times as much.

Metre for metre, it is the money you notice most. It is also the one material in the house that is used every day, from the first.`,
    },
  },
};
