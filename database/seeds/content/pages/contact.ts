import type { SeedSection } from "../types";

export const contact: SeedSection[] = [
  {
    sectionKey: "hero",
    type: "hero",
    title: "Cuéntanos qué hay y qué falta",
    subtitle: "La primera consulta es gratuita y la respuesta llega en menos de 24 horas.",
    description: "",
    image: "estudio-sobre-mi.jpg",
    ctaText: "",
    ctaUrl: "",
    items: [],
    translations: {
      ca: {
        title: "Explica’ns què hi ha i què falta",
        subtitle: "La primera consulta és gratuïta i la resposta arriba en menys de 24 hores.",
        description: "",
        ctaText: "",
        items: [],
      },
      en: {
        title: "Tell us what is there and what is missing",
        subtitle: "The first consultation is free, and the reply comes within 24 hours.",
        description: "",
        ctaText: "",
        items: [],
      },
    },
  },
  {
    sectionKey: "contact-info",
    type: "contact-info",
    title: "Escribe, llama o pásate",
    subtitle: "",
    description: "Basta con tres líneas: qué espacio es, cómo se usa y qué le falta. Lo demás lo preguntamos nosotros.",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      { title: "Respuesta", text: "Contesta siempre una persona, en menos de 24 horas.", value: "24 h" },
      {
        title: "Primera consulta",
        text: "En el estudio, en tu casa o por videollamada. Es gratuita.",
        value: "45 min",
      },
      {
        title: "Propuesta",
        text: "Por escrito, después de ver el lugar. 72 horas si es una promoción.",
        value: "48 h",
      },
    ],
    translations: {
      ca: {
        title: "Escriu, truca o passa",
        subtitle: "",
        description:
          "N’hi ha prou amb tres línies: quin espai és, com es fa servir i què hi falta. La resta ja la preguntem nosaltres.",
        ctaText: "",
        items: [
          { title: "Resposta", text: "Contesta sempre una persona, en menys de 24 hores.", value: "24 h" },
          {
            title: "Primera consulta",
            text: "A l’estudi, a casa teva o per videotrucada. És gratuïta.",
            value: "45 min",
          },
          {
            title: "Proposta",
            text: "Per escrit, després de veure el lloc. 72 hores si és una promoció.",
            value: "48 h",
          },
        ],
      },
      en: {
        title: "Write, call or drop in",
        subtitle: "",
        description:
          "Three lines will do: what the space is, how it is used and what it lacks. We will ask for the rest.",
        ctaText: "",
        items: [
          { title: "Reply", text: "Always from a person, within 24 hours.", value: "24 h" },
          {
            title: "First consultation",
            text: "At the studio, at your home or by video call. It is free.",
            value: "45 min",
          },
          {
            title: "Proposal",
            text: "In writing, once we have seen the place. 72 hours for a development.",
            value: "48 h",
          },
        ],
      },
    },
  },
  {
    sectionKey: "location",
    type: "location",
    title: "Entre Tribunal y Alonso Martínez",
    subtitle: "Un bajo a pie de calle, con la biblioteca de materiales a la vista.",
    description: "Trabajamos en Madrid y en los municipios a menos de una hora. Si es más lejos, consúltanos.",
    image: "mapa-estudio.png",
    ctaText: "Abrir el mapa",
    ctaUrl: "",
    items: [
      { title: "Metro", text: "Tribunal (líneas 1 y 10) y Alonso Martínez (4, 5 y 10), a cinco minutos a pie." },
      { title: "Coche", text: "Zona de bajas emisiones. Aparcamiento público de Barceló, a 300 m." },
      { title: "Accesibilidad", text: "Entrada sin escalones y aseo adaptado." },
    ],
    translations: {
      ca: {
        title: "Entre Tribunal i Alonso Martínez",
        subtitle: "Uns baixos a peu de carrer, amb la biblioteca de materials a la vista.",
        description: "Treballem a Madrid i als municipis a menys d’una hora. Si és més lluny, consulta’ns.",
        ctaText: "Obre el mapa",
        items: [
          { title: "Metro", text: "Tribunal (línies 1 i 10) i Alonso Martínez (4, 5 i 10), a cinc minuts a peu." },
          { title: "Cotxe", text: "Zona de baixes emissions. Aparcament públic de Barceló, a 300 m." },
          { title: "Accessibilitat", text: "Entrada sense graons i lavabo adaptat." },
        ],
      },
      en: {
        title: "Between Tribunal and Alonso Martínez",
        subtitle: "A street-level studio with the materials library in the window.",
        description: "We work in Madrid and in towns less than an hour away. Further afield, just ask.",
        ctaText: "Open the map",
        items: [
          {
            title: "Metro",
            text: "Tribunal (lines 1 and 10) and Alonso Martínez (4, 5 and 10), five minutes on foot.",
          },
          { title: "Car", text: "Low-emission zone. Public car park at Barceló, 300 m away." },
          { title: "Access", text: "Step-free entrance and an accessible toilet." },
        ],
      },
    },
  },
  {
    sectionKey: "questions",
    type: "questions",
    title: "Antes de escribir",
    subtitle: "",
    description: "",
    image: "",
    ctaText: "",
    ctaUrl: "",
    items: [
      {
        title: "¿La primera consulta es de verdad gratuita?",
        text: "Sí: 45 minutos en el estudio, en tu casa o por videollamada, sin compromiso. Si no somos la persona adecuada, también te lo decimos.",
      },
      {
        title: "¿Qué conviene tener preparado?",
        text: "Lo que tengas: un plano aunque sea a mano, tres fotos en el móvil, una fecha y un tope de presupuesto. Con menos también empezamos.",
      },
      {
        title: "¿Trabajáis fuera de Madrid?",
        text: "En los municipios a menos de una hora, como en la ciudad. Más lejos, según el encargo: pregúntanos.",
      },
      {
        title: "¿Qué hacéis con mis datos?",
        text: "Contestarte. No van a ninguna lista ni a terceros, y las consultas que no llegan a encargo se borran antes de doce meses.",
      },
    ],
    translations: {
      ca: {
        title: "Abans d’escriure",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "La primera consulta és gratuïta de debò?",
            text: "Sí: 45 minuts a l’estudi, a casa teva o per videotrucada, sense compromís. Si no som la persona adequada, també t’ho diem.",
          },
          {
            title: "Què convé tenir a punt?",
            text: "El que tinguis: un plànol encara que sigui a mà, tres fotos al mòbil, una data i un límit de pressupost. Amb menys també comencem.",
          },
          {
            title: "Treballeu fora de Madrid?",
            text: "Als municipis a menys d’una hora, com a la ciutat. Més lluny, segons l’encàrrec: pregunta’ns-ho.",
          },
          {
            title: "Què en feu, de les meves dades?",
            text: "Contestar-te. No van a cap llista ni a tercers, i les consultes que no arriben a encàrrec s’esborren abans de dotze mesos.",
          },
        ],
      },
      en: {
        title: "Before you write",
        subtitle: "",
        description: "",
        ctaText: "",
        items: [
          {
            title: "Is the first consultation really free?",
            text: "Yes: 45 minutes at the studio, at your home or by video call, with no commitment. If we are not the right person for the job, we tell you that too.",
          },
          {
            title: "What should I have ready?",
            text: "Whatever you have: a plan, even a sketch, three photos on your phone, a date and a ceiling for the budget. We can start with less.",
          },
          {
            title: "Do you work outside Madrid?",
            text: "In towns less than an hour away, just as in the city. Further afield it depends on the job: ask us.",
          },
          {
            title: "What do you do with my details?",
            text: "Answer you. They go on no list and to no third party, and enquiries that lead to no commission are deleted within twelve months.",
          },
        ],
      },
    },
  },
];
