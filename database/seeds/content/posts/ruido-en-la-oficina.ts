import type { SeedPost } from "../types";

export const ruidoEnLaOficina: SeedPost = {
  slug: "ruido-en-la-oficina",
  title: "El ruido de la oficina tiene arreglo",
  category: "Oficinas",
  imageUrl: "oficina-castellana-sala.jpg",
  publishedAt: "2026-04-28T08:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "Absorber, separar y dar otro sitio a las llamadas: en qué orden se actúa, qué cuesta y qué soluciones no sirven de nada.",
  content: `En casi todas las [oficinas](/empresas) abiertas que visitamos, la primera queja es el ruido. No suele ser que haya mucho: es que se entiende. Una conversación ajena a tres metros distrae más que un aire acondicionado más fuerte.

## Primero, medir

Con el local vacío se mide el tiempo de reverberación: cuánto tarda en apagarse un sonido. Por encima de 0,8 segundos, la gente sube la voz para oírse y el problema crece solo. Entre 0,5 y 0,6 se trabaja bien.

Una medición profesional cuesta entre 300 y 600 € y evita comprar paneles por intuición. Una palmada y el móvil sirven para sospechar, no para decidir.

## Absorber: el techo manda

El techo es la superficie más grande y la única sin muebles delante. Cubrir dos tercios con material absorbente, lana mineral, fieltro, mortero acústico, resuelve más que forrar todas las paredes.

Busca el coeficiente αw en la ficha: a partir de 0,85 absorbe de verdad. Después del techo viene la pared opuesta a la fuente, y luego el suelo: la moqueta quita pasos, no voces.

### Lo que no funciona

- Las hueveras.
- Los paneles de espuma de dos centímetros.
- Un cuadro impreso sobre tela.
- Las plantas, que alegran y no absorben casi nada.
- Un separador bajo: si sentado ves la cara del otro, también le oyes.

## Aislar es otra cosa

**Absorber** mejora el sonido dentro de la sala; **aislar** impide que salga. Son materiales distintos y es el error más caro: ningún panel decorativo hará confidencial un despacho.

Para que al otro lado no se entienda lo que se dice, el tabique debe llegar de forjado a forjado, no de suelo a falso techo, con un aislamiento de al menos 45 dB. La puerta es el punto débil: pide una de 35 dB, con burlete y cierre inferior.

## Dar otro sitio a las llamadas

La medida más eficaz no es un material. En una oficina de 30 personas hay entre tres y cinco llamadas a la vez. Con cuatro cabinas o salas de dos plazas bien colocadas, a menos de quince metros de las mesas, el ruido baja sin prohibir nada.

Si están lejos, nadie se levanta. Si están a la vista, se usan.

## En qué orden gastar

Con 10.000 €: medición, techo sobre las mesas y una cabina. Con 25.000 €: además, la sala de reuniones aislada y puertas nuevas. Lo último, si queda dinero, son los paneles de pared.

![](oficina-castellana-recepcion.jpg)

En [una planta de Castellana](/proyecto/oficina-castellana) bajamos la sala del consejo de 1,1 a 0,6 segundos sin un solo panel a la vista. La absorción está detrás de los listones de roble. No se ve, y al eco nadie lo ha echado de menos.`,
  translations: {
    ca: {
      title: "El soroll de l’oficina té solució",
      excerpt:
        "Absorbir, separar i donar un altre lloc a les trucades: en quin ordre s’actua, què costa i quines solucions no serveixen de res.",
      content: `A gairebé totes les [oficines](/empresas) obertes que visitem, la primera queixa és el soroll. No sol ser que n’hi hagi molt: és que s’entén. Una conversa aliena a tres metres distreu més que un aire condicionat més fort.

## Primer, mesurar

Amb el local buit es mesura el temps de reverberació: quant triga a apagar-se un so. Per sobre de 0,8 segons, la gent apuja la veu per sentir-se i el problema creix tot sol. Entre 0,5 i 0,6 s’hi treballa bé.

Un mesurament professional costa entre 300 i 600 € i evita comprar plafons per intuïció. Picar de mans i el mòbil serveixen per sospitar, no per decidir.

## Absorbir: el sostre mana

El sostre és la superfície més gran i l’única sense mobles al davant. Cobrir-ne dos terços amb material absorbent, llana mineral, feltre, morter acústic, resol més que folrar totes les parets.

Busca el coeficient αw a la fitxa: a partir de 0,85 absorbeix de debò. Després del sostre ve la paret oposada a la font, i després el terra: la moqueta treu passos, no veus.

### El que no funciona

- Les oueres.
- Els plafons d’escuma de dos centímetres.
- Un quadre imprès sobre tela.
- Les plantes, que alegren i no absorbeixen gairebé res.
- Un separador baix: si assegut veus la cara de l’altre, també el sents.

## Aïllar és una altra cosa

**Absorbir** millora el so dins de la sala; **aïllar** impedeix que en surti. Són materials diferents i és l’error més car: cap plafó decoratiu no farà confidencial un despatx.

Perquè a l’altra banda no s’entengui el que es diu, l’envà ha d’arribar de forjat a forjat, no de terra a cel ras, amb un aïllament d’almenys 45 dB. La porta és el punt feble: demana’n una de 35 dB, amb rivet i tancament inferior.

## Donar un altre lloc a les trucades

La mesura més eficaç no és un material. En una oficina de 30 persones hi ha entre tres i cinc trucades alhora. Amb quatre cabines o sales de dues places ben col·locades, a menys de quinze metres de les taules, el soroll baixa sense prohibir res.

Si són lluny, ningú no s’aixeca. Si són a la vista, es fan servir.

## En quin ordre gastar

Amb 10.000 €: mesurament, sostre sobre les taules i una cabina. Amb 25.000 €: a més, la sala de reunions aïllada i portes noves. L’última cosa, si queden diners, són els plafons de paret.

![](oficina-castellana-recepcion.jpg)

En [una planta de la Castellana](/proyecto/oficina-castellana) vam abaixar la sala del consell d’1,1 a 0,6 segons sense un sol plafó a la vista. L’absorció és darrere els llistons de roure. No es veu, i l’eco ningú no l’ha trobat a faltar.`,
    },
    en: {
      title: "Office noise can be fixed",
      excerpt:
        "Absorb, separate and give calls another place: in what order to act, what it costs and which remedies do nothing.",
      content: `In almost every open-plan [office](/empresas) we visit, the first complaint is noise. There is seldom too much of it: the trouble is that it can be understood. Someone else’s conversation three metres away distracts more than a louder air conditioner.

## First, measure

Reverberation time, how long a sound takes to die away, is measured in the empty room. Above 0.8 seconds people raise their voices to be heard, and the problem feeds itself. Between 0.5 and 0.6, work goes well.

A professional measurement costs between €300 and €600 and saves you from buying panels by instinct. A clap and a phone are enough to suspect, not to decide.

## Absorb: the ceiling decides

The ceiling is the largest surface and the only one with no furniture in front of it. Covering two thirds of it with absorbent material, mineral wool, felt, acoustic plaster, does more than lining every wall.

Look for the αw coefficient on the data sheet: from 0.85 upwards it truly absorbs. After the ceiling comes the wall opposite the source, and then the floor: carpet removes footsteps, not voices.

### What does not work

- Egg boxes.
- Two-centimetre foam panels.
- A picture printed on fabric.
- Plants, which cheer people up and absorb next to nothing.
- A low screen: if you can see the other person’s face when seated, you can hear them too.

## Insulation is something else

**Absorbing** improves the sound inside a room; **insulating** keeps it in. They take different materials, and confusing them is the costliest mistake: no decorative panel will make an office confidential.

If what is said is not to be understood next door, the partition must run from slab to slab, not from floor to suspended ceiling, with at least 45 dB of insulation. The door is the weak point: ask for 35 dB, with seals and a drop-down threshold.

## Give calls another place

The most effective measure is not a material. In an office of 30 there are between three and five calls at any moment. With four booths or two-seat rooms in the right place, less than fifteen metres from the desks, noise falls without a single rule.

If they are far away, nobody gets up. If they are in sight, they are used.

## In what order to spend

With €10,000: the measurement, the ceiling above the desks and one booth. With €25,000: the meeting room insulated and new doors as well. Last, if money is left, come the wall panels.

![](oficina-castellana-recepcion.jpg)

On [a floor on Castellana](/proyecto/oficina-castellana) we took the boardroom from 1.1 to 0.6 seconds without one visible panel. The absorption sits behind the oak battens. It cannot be seen, and nobody has missed the echo.`,
    },
  },
};
