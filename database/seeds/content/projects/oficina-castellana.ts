import type { SeedProject } from "../types";

export const oficinaCastellana: SeedProject = {
  slug: "oficina-castellana",
  title: "Oficinas de una gestora en Castellana",
  category: "empresarial",
  location: "Paseo de la Castellana, Madrid",
  rooms: ["oficina"],
  district: "chamartin",
  budget: "mas-120000",
  surface: "420 m²",
  duration: "4 meses",
  year: "2026",
  clientName: "Almenar Gestión",
  mainImage: "oficina-castellana-recepcion.jpg",
  galleryImages: [
    "oficina-castellana-sala.jpg",
    "oficina-castellana-mostrador.jpg",
    "oficina-castellana-mesa.jpg",
    "plano-castellana.png",
  ],
  beforeImage: "",
  afterImage: "",
  featured: true,
  status: "published",
  createdAt: "2026-09-22T09:15:00.000Z",
  description: `Almenar Gestión llevaba once años en la misma planta y había crecido de 22 a 38 personas. Antes de buscar otro edificio quiso saber si cabía en el que ya tenía.

Cabía. Se retiraron los despachos de la fachada y las mesas pasaron a recibir la luz de levante; las salas de reunión se agruparon en el centro, donde nadie necesita ventana durante ocho horas.

La recepción es lo primero que se toca: un mostrador curvo de listones de roble sobre terrazo con árido de mármol de Macael. El mismo roble reviste la pared de la sala grande y esconde detrás la absorción acústica.`,
  challenges: `La empresa no podía parar. La obra se hizo en dos fases, con media planta trabajando y la otra media en obra, separadas por un tabique provisional con aislamiento. Las demoliciones se hicieron de 18:00 a 22:00, con permiso de la comunidad.

La sala del consejo tenía un eco que cansaba a los veinte minutos. Se midió antes de dibujar: la solución fue lana de roca tras los listones y un techo con un 30 % de superficie absorbente.`,
  results: [
    "38 puestos donde había 29, en los mismos 420 m²",
    "Reverberación de la sala grande: de 1,1 s a 0,6 s",
    "Dos fases de obra y ningún día de cierre",
    "Un 41 % menos de consumo en iluminación durante el primer trimestre",
    "Desviación final sobre el presupuesto firmado: 1,8 %",
  ],
  materials: ["Listones de roble", "Terrazo con árido de mármol de Macael", "Lana de roca tras los listones"],
  clientQuote:
    "Ganamos nueve puestos sin mudarnos y no cerramos ni un día. Nos desviamos un 1,8 % del presupuesto firmado, y fue por cosas que pedimos nosotros.",
  translations: {
    ca: {
      title: "Oficines d’una gestora a la Castellana",
      duration: "4 mesos",
      description: `Almenar Gestión feia onze anys que era a la mateixa planta i havia crescut de 22 a 38 persones. Abans de buscar un altre edifici va voler saber si cabia en el que ja tenia.

Hi cabia. Es van treure els despatxos de la façana i les taules van passar a rebre la llum de llevant; les sales de reunió es van agrupar al centre, on ningú no necessita finestra durant vuit hores.

La recepció és la primera cosa que es toca: un taulell corb de llistons de roure sobre terratzo amb àrid de marbre de Macael. El mateix roure revesteix la paret de la sala gran i amaga al darrere l’absorció acústica.`,
      challenges: `L’empresa no podia parar. L’obra es va fer en dues fases, amb mitja planta treballant i l’altra mitja en obres, separades per un envà provisional amb aïllament. Els enderrocs es van fer de 18:00 a 22:00, amb permís de la comunitat.

La sala del consell tenia un eco que cansava al cap de vint minuts. Es va mesurar abans de dibuixar: la solució va ser llana de roca rere els llistons i un sostre amb un 30 % de superfície absorbent.`,
      results: [
        "38 llocs de treball on n’hi havia 29, en els mateixos 420 m²",
        "Reverberació de la sala gran: d’1,1 s a 0,6 s",
        "Dues fases d’obra i cap dia de tancament",
        "Un 41 % menys de consum en il·luminació durant el primer trimestre",
        "Desviació final sobre el pressupost signat: 1,8 %",
      ],
      materials: ["Llistons de roure", "Terratzo amb àrid de marbre de Macael", "Llana de roca rere els llistons"],
      clientQuote:
        "Vam guanyar nou llocs de treball sense mudar-nos i no vam tancar ni un dia. Ens vam desviar un 1,8 % del pressupost signat, i va ser per coses que vam demanar nosaltres.",
    },
    en: {
      title: "Offices for a fund manager on Castellana",
      duration: "4 months",
      description: `Almenar Gestión had spent eleven years on the same floor and grown from 22 people to 38. Before looking for another building, they wanted to know whether they could fit in the one they had.

They could. The offices along the façade came out and the desks took the east light; the meeting rooms moved to the middle of the plan, where nobody needs a window for eight hours.

Reception is the first thing you touch: a curved desk of oak battens on terrazzo with Macael marble chips. The same oak lines the wall of the large meeting room and hides the sound absorption behind it.`,
      challenges: `The company could not stop. The work was done in two phases, half the floor at work and the other half on site, with an insulated temporary partition in between. Demolition took place from 6 to 10 pm, with the building’s permission.

The boardroom had an echo that wore people out in twenty minutes. We measured it before drawing anything: mineral wool behind the battens and a ceiling with 30% absorbent surface solved it.`,
      results: [
        "38 workstations where there were 29, in the same 420 m²",
        "Reverberation in the large room: from 1.1 s to 0.6 s",
        "Two building phases and not one day closed",
        "41% less electricity for lighting over the first quarter",
        "Final deviation from the signed budget: 1.8%",
      ],
      materials: ["Oak battens", "Terrazzo with Macael marble chips", "Rock wool behind the battens"],
      clientQuote:
        "We gained nine workstations without moving and never closed for a day. We ended 1.8% over the signed budget, and that was for things we had asked for.",
    },
  },
};
