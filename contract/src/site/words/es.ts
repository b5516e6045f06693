import type { HeadWords } from "../heads/fixedHeads";

export const es: HeadWords = {
  home: {
    title: "Interiorismo[[ en {{city}}]]: casas y empresas",
    description:
      "Proyectos de interiorismo llave en mano[[ en {{city}}]] para particulares, empresas y constructoras.[[ Más de {{years}} años de experiencia.]] Primera consulta gratuita.",
    keywords: "interiorismo[[ {{city}}]], diseño de interiores, interiorista, reforma integral, oficinas, viviendas",
    ogTitle: "Interiorismo[[ en {{city}}]], con calma y con método",
    ogDescription:
      "Viviendas, oficinas y promociones pensadas para vivirse. Primera consulta gratuita, respuesta en {{hours}} horas.",
  },
  about: {
    title: "Sobre mí",
    description:
      "Quién está detrás del estudio:[[ más de {{years}} años de interiorismo[[ en {{city}}]],]] un método en cuatro pasos y una idea clara de lo que hace bueno un espacio.",
    keywords: "interiorista[[ {{city}}]], estudio de interiorismo, diseñadora de interiores, filosofía de diseño",
    ogTitle: "Quién está detrás del estudio",
    ogDescription: "[[Más de {{years}} años de interiorismo[[ en {{city}}]]. ]]Cómo trabajamos, en cuatro pasos.",
  },
  portfolio: {
    title: "Proyectos de interiorismo[[ en {{city}}]]",
    description:
      "Viviendas, oficinas, restaurantes y promociones: una selección de proyectos de interiorismo[[ en {{city}}]].",
    keywords: "proyectos de interiorismo[[ {{city}}]], reformas integrales, oficinas, restaurantes, viviendas piloto",
    ogTitle: "Proyectos de interiorismo[[ en {{city}}]]",
    ogDescription: "Qué había, qué hacía falta y qué decidimos en cada uno.",
  },
  business: {
    title: "Interiorismo para empresas",
    description:
      "Diseño de oficinas, locales comerciales y restaurantes[[ en {{city}}]]. Propuesta en 48 horas y obra sin cerrar el negocio más de lo imprescindible.",
    keywords: "diseño de oficinas[[ {{city}}]], interiorismo comercial, diseño de restaurantes, locales comerciales",
    ogTitle: "Espacios que trabajan contigo",
    ogDescription: "Oficinas, locales y restaurantes[[ en {{city}}]]. Propuesta en 48 horas.",
  },
  construction: {
    title: "Interiorismo para constructoras",
    description:
      "Viviendas piloto, zonas comunes y memorias de acabados para promociones. Propuesta en 72 horas desde la recepción de los planos.",
    keywords: "interiorismo para constructoras, vivienda piloto, zonas comunes, memoria de calidades",
    ogTitle: "La promoción, vista por dentro",
    ogDescription: "Viviendas piloto, portales y acabados. Propuesta en 72 horas.",
  },
  residential: {
    title: "Interiorismo para particulares",
    description:
      "Reformas integrales e interiorismo de viviendas[[ en {{city}}]]: distribución, materiales, mobiliario y dirección de obra. Propuesta en 48 horas.",
    keywords: "interiorismo viviendas[[ {{city}}]], reforma integral piso, diseño de interiores hogar",
    ogTitle: "Tu casa, pensada contigo",
    ogDescription: "Reformas e interiorismo de viviendas[[ en {{city}}]]. Propuesta en 48 horas.",
  },
  blog: {
    title: "Blog de interiorismo y reformas[[ en {{city}}]]",
    description:
      "Notas del estudio sobre interiorismo, obra y materiales: lo que conviene saber antes de empezar una reforma.",
    keywords: "blog interiorismo, reformas[[ {{city}}]], materiales, consejos de decoración",
    ogTitle: "Blog de interiorismo y reformas[[ en {{city}}]]",
    ogDescription: "Interiorismo, obra y materiales, contados desde dentro.",
  },
  contact: {
    title: "Contacto",
    description:
      "Escríbenos, llámanos o ven al estudio[[ en {{city}}]]. Primera consulta gratuita y respuesta en menos de {{hours}} horas.",
    keywords: "contacto interiorista[[ {{city}}]], consulta gratuita interiorismo, presupuesto reforma",
    ogTitle: "Hablemos de tu espacio",
    ogDescription: "Primera consulta gratuita. Respuesta en menos de {{hours}} horas.",
  },
  calculator: {
    title: "Calculadora de presupuesto de reforma",
    description:
      "Cuánto puede costar tu reforma o tu local[[ en {{city}}]]: una horquilla orientativa por partidas, al momento y sin dejar datos.",
    keywords: "calculadora presupuesto reforma[[ {{city}}]], cuánto cuesta reformar, precio reforma por metro",
    ogTitle: "¿Cuánto puede costar tu reforma?",
    ogDescription: "Cinco preguntas y una horquilla por partidas, al momento.",
  },
  guides: {
    title: "Guías gratuitas para preparar una reforma",
    description:
      "Guías en PDF del estudio: qué preparar antes de una reforma y qué medir y fotografiar antes de la primera visita. Gratis.",
    keywords: "guía reforma PDF, preparar una reforma, qué preguntar al contratista, medir un piso",
    ogTitle: "Guías gratuitas del estudio",
    ogDescription: "Lo que conviene tener hecho antes de empezar, en PDF.",
  },
  privacy: {
    title: "Política de privacidad",
    description: "Qué datos recogemos cuando nos escribes, para qué los usamos y cómo puedes controlarlos.",
  },
  terms: {
    title: "Aviso legal",
    description: "Quién es titular de este sitio y en qué condiciones se usa.",
  },
  cookies: {
    title: "Política de cookies",
    description: "Este sitio no usa cookies. Así de corto.",
  },
  category: {
    title: "{{name}}: artículos del blog",
    description:
      "Artículos del estudio en la categoría «{{name}}»: lo que conviene saber antes de empezar, contado desde dentro.",
  },
};
