/** The fragments by which links reach the parts of pages: the `id`s the site gives them. The browser bundle takes it in. */
export const anchors = {
  audiences: "siguiente",
  featured: "proyectos",
  testimonials: "testimonios",
  story: "historia",
  philosophy: "filosofia",
  services: "servicios",
  benefits: "ventajas",
  cases: "casos",
  gallery: "galeria",
  process: "proceso",
  partnerships: "colaboraciones",
  location: "ubicacion",
  questions: "preguntas",
  consultation: "consulta",
  contactForm: "formulario",
} as const;
