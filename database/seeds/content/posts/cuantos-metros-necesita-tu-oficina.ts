import type { SeedPost } from "../types";

export const cuantosMetrosNecesitaTuOficina: SeedPost = {
  slug: "cuantos-metros-necesita-tu-oficina",
  title: "Cuántos metros necesita tu oficina",
  category: "Oficinas",
  imageUrl: "oficina-castellana-recepcion.jpg",
  publishedAt: "2025-12-09T09:00:00.000Z",
  readTime: 3,
  status: "published",
  excerpt:
    "Antes de firmar un alquiler: cómo calcular la superficie, qué mínimos fija la ley y qué revisar en la visita.",
  content: `El alquiler de una oficina dura cinco años; la decisión sobre los metros se toma a menudo en una tarde. Un par de cuentas evitan pagar de más, o mudarse otra vez a los dos años.

## La cuenta rápida

Para trabajo de oficina con salas, recepción y un office, calcula entre 9 y 11 m² por puesto. Por debajo de 8 se nota; por encima de 13 sobra sitio o hay muchos despachos.

Cuenta puestos, no personas. Si el equipo teletrabaja dos días por semana, con siete mesas para diez personas basta, siempre que no elijan todos el mismo miércoles. Comprueba qué día viene más gente y dimensiona para ese.

## Metros que pagas y metros que usas

Los anuncios dan superficie construida con parte de zonas comunes. La útil suele quedarse entre el 75 y el 85 %. Una planta de 400 m² con mucho pasillo puede valer menos que una de 340 bien proporcionada.

### Fondo y fachada

Hasta unos seis metros de la ventana llega luz natural suficiente. Lo que queda más allá sirve para salas, archivo y aseos. Si más de la mitad de la planta está a oscuras, el alquiler debería notarlo.

## Los mínimos que fija la ley

El Real Decreto 486/1997 pide, en oficinas, 2,5 m de altura libre, 2 m² de superficie libre y 10 m³ no ocupados por trabajador. Entre 17 y 27 °C para trabajo sedentario. Son mínimos, no objetivos: con ellos se cumple, no se trabaja a gusto.

La norma europea de iluminación recomienda 500 lux sobre la mesa, con un índice de deslumbramiento por debajo de 19. Pide el cálculo, no la potencia.

## Qué mirar en la visita

La potencia eléctrica contratable y el estado del cuadro. Dónde están las bajantes: un office lejos de ellas cuesta una bomba o una rampa en el suelo. La altura real bajo conductos. Si las ventanas abren. Cuánta gente sale al mismo tiempo por cada escalera.

Y quién paga qué: la climatización de una planta en bruto está entre 180 y 250 €/m². Negociar esa partida con la propiedad, o unos meses de carencia, vale más que un euro menos al mes por metro.

## Una prueba de encaje antes de firmar

Con un plano y una lista de puestos, en cinco días se dibuja cómo quedaría el equipo en cada candidata: mesas, salas, almacén y circulaciones, con una estimación de coste.

Cuesta menos que un mes de renta. A veces, como le ocurrió a [una gestora de Castellana](/proyecto/oficina-castellana), el resultado es que no hace falta mudarse: en la misma planta de 420 m² cabían nueve puestos más.`,
  translations: {
    ca: {
      title: "Quants metres necessita la teva oficina",
      excerpt:
        "Abans de signar un lloguer: com calcular la superfície, quins mínims fixa la llei i què cal revisar a la visita.",
      content: `El lloguer d’una oficina dura cinc anys; la decisió sobre els metres es pren sovint en una tarda. Un parell de comptes eviten pagar de més, o mudar-se una altra vegada al cap de dos anys.

## El compte ràpid

Per a feina d’oficina amb sales, recepció i un office, calcula entre 9 i 11 m² per lloc de treball. Per sota de 8 es nota; per sobre de 13 sobra espai o hi ha molts despatxos.

Compta llocs, no persones. Si l’equip teletreballa dos dies per setmana, amb set taules per a deu persones n’hi ha prou, sempre que no triïn tots el mateix dimecres. Comprova quin dia ve més gent i dimensiona per a aquell.

## Metres que pagues i metres que fas servir

Els anuncis donen superfície construïda amb part de zones comunes. La útil sol quedar-se entre el 75 i el 85 %. Una planta de 400 m² amb molt passadís pot valer menys que una de 340 ben proporcionada.

### Fons i façana

Fins a uns sis metres de la finestra arriba prou llum natural. El que queda més enllà serveix per a sales, arxiu i lavabos. Si més de la meitat de la planta és a les fosques, el lloguer ho hauria de notar.

## Els mínims que fixa la llei

El Reial decret 486/1997 demana, en oficines, 2,5 m d’alçada lliure, 2 m² de superfície lliure i 10 m³ no ocupats per treballador. Entre 17 i 27 °C per a feina sedentària. Són mínims, no objectius: amb això es compleix, no s’hi treballa a gust.

La norma europea d’il·luminació recomana 500 lux sobre la taula, amb un índex d’enlluernament per sota de 19. Demana el càlcul, no la potència.

## Què cal mirar a la visita

La potència elèctrica contractable i l’estat del quadre. On són els baixants: un office lluny d’ells demana una bomba o una rampa a terra. L’alçada real sota conductes. Si les finestres s’obren. Quanta gent surt alhora per cada escala.

I qui paga què: la climatització d’una planta en brut és d’entre 180 i 250 €/m². Negociar aquesta partida amb la propietat, o uns mesos de carència, val més que un euro menys al mes per metre.

## Una prova d’encaix abans de signar

Amb un plànol i una llista de llocs, en cinc dies es dibuixa com quedaria l’equip a cada candidata: taules, sales, magatzem i circulacions, amb una estimació de cost.

Costa menys que un mes de lloguer. De vegades, com li va passar a [una gestora de la Castellana](/proyecto/oficina-castellana), el resultat és que no cal mudar-se: a la mateixa planta de 420 m² hi cabien nou llocs de treball més.`,
    },
    en: {
      title: "How much space your office needs",
      excerpt:
        "Before you sign a lease: how to work out the area, which minimums the law sets and what to check on the visit.",
      content: `An office lease lasts five years; the decision about its size is often taken in an afternoon. A couple of sums keep you from paying too much, or from moving again after two years.

## The quick sum

For office work with meeting rooms, reception and a kitchenette, allow 9 to 11 m² per workstation. Below 8 it shows; above 13 there is room to spare, or a lot of private offices.

Count workstations, not people. If the team works from home two days a week, seven desks for ten people are enough, as long as they do not all choose the same Wednesday. Find out which day is the busiest and size for that one.

## The space you pay for and the space you use

Listings give gross area including a share of common parts. Usable area tends to be 75 to 85% of it. A floor of 400 m² with a lot of corridor may be worth less than a well-proportioned one of 340.

### Depth and façade

Enough daylight reaches about six metres from the window. Beyond that is the place for meeting rooms, archive and toilets. If more than half the floor lies in the dark, the rent should reflect it.

## The minimums set by law

For offices, Royal Decree 486/1997 requires 2.5 m of clear height, 2 m² of free floor and 10 m³ of unoccupied air per worker. Between 17 and 27 °C for sedentary work. These are minimums, not targets: they make an office legal, not pleasant.

The European lighting standard recommends 500 lux on the desk, with a glare rating below 19. Ask for the calculation, not the wattage.

## What to check on the visit

The electrical power available and the state of the distribution board. Where the downpipes are: a kitchenette far from them costs a pump or a ramp in the floor. The true height under the ducts. Whether the windows open. How many people leave at once by each stair.

And who pays for what: air conditioning for a bare floor costs between €180 and €250/m². Negotiating that item with the landlord, or a few rent-free months, is worth more than a euro less per m² each month.

## A test fit before you sign

With a floor plan and a list of workstations, five days are enough to draw how the team would sit in each candidate: desks, rooms, storage and circulation, with a cost estimate.

It costs less than a month’s rent. Sometimes, as with [a fund manager on Castellana](/proyecto/oficina-castellana), the answer is that there is no need to move: the same 420 m² floor had room for nine more desks.`,
    },
  },
};
