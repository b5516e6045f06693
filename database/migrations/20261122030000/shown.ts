type Page = { name: string; sections: Record<string, { name: string; fields: string; items?: string }> };

/** What pages showed of each section on that day. Copied, so that later changes do not affect this migration. */
const hero = { name: "Cabecera", fields: "subtitle image ctaText ctaUrl" };
const services = { name: "Servicios", fields: "subtitle description image ctaText ctaUrl", items: "title text" };
const testimonials = { name: "Testimonios", fields: "", items: "title text value" };

export const pages: Record<string, Page | undefined> = {
  homepage: {
    name: "Inicio",
    sections: {
      hero,
      services: { name: "Servicios", fields: "subtitle description", items: "title text image" },
      "featured-projects": { name: "Proyectos destacados", fields: "subtitle description ctaText ctaUrl" },
      testimonials,
    },
  },
  about: {
    name: "Sobre mí",
    sections: {
      hero,
      about: { name: "Sobre mí", fields: "subtitle description image ctaText ctaUrl", items: "title text" },
      philosophy: { name: "Filosofía", fields: "subtitle description image", items: "title text" },
    },
  },
  business: {
    name: "Empresas",
    sections: {
      hero,
      services,
      benefits: { name: "Ventajas", fields: "subtitle description", items: "title text value" },
      "case-studies": {
        name: "Casos de éxito",
        fields: "subtitle description ctaText ctaUrl",
        items: "title text value image",
      },
    },
  },
  construction: {
    name: "Constructoras",
    sections: {
      hero,
      services,
      process: { name: "Proceso", fields: "", items: "title text value" },
      partnerships: {
        name: "Colaboraciones",
        fields: "subtitle description image ctaText ctaUrl",
        items: "title text value",
      },
    },
  },
  residential: {
    name: "Particulares",
    sections: {
      hero,
      services,
      gallery: { name: "Galería", fields: "subtitle description ctaText ctaUrl", items: "title text image" },
      testimonials,
    },
  },
  contact: {
    name: "Contacto",
    sections: {
      hero: { name: "Cabecera", fields: "subtitle image" },
      "contact-info": {
        name: "Datos de contacto",
        fields: "description subtitle-as-description",
        items: "title text value",
      },
      location: { name: "Ubicación", fields: "subtitle description ctaText ctaUrl", items: "title text" },
    },
  },
};
