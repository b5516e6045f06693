const content = {
  title: "Título",
  slug: "Dirección",
  category: "Categoría",
  status: "Estado",
  publishAt: "Publicar el",
  unpublishAt: "Retirar el",
  updatedAt: "Actualizado",
  translations: "Traducciones",
};

/** What the panel calls its records and their fields, where react-admin looks for it: inputs, columns, messages. */
export const resources = {
  projects: {
    name: "Proyecto |||| Proyectos",
    fields: {
      ...content,
      description: "Descripción",
      location: "Ubicación",
      surface: "Superficie",
      duration: "Duración",
      year: "Año",
      clientName: "Cliente",
      mainImage: "Imagen principal",
      galleryImages: "Galería",
      beforeImage: "Imagen de antes",
      afterImage: "Imagen de después",
      challenges: "Desafíos",
      results: "Resultados",
      awards: "Premios y publicaciones",
      featured: "Destacado",
    },
  },
  blog: {
    name: "Post |||| Posts",
    fields: {
      ...content,
      excerpt: "Extracto",
      content: "Contenido",
      imageUrl: "Imagen",
      publishedAt: "Fecha de publicación",
      readTime: "Tiempo de lectura",
    },
  },
  guides: {
    name: "Guía |||| Guías",
    fields: {
      ...content,
      summary: "Resumen",
      content: "Contenido",
      inside: "Qué hay dentro",
      file: "PDF",
      imageUrl: "Portada",
      position: "Orden",
    },
  },
  pages: {
    name: "Página |||| Páginas",
    fields: {
      title: "Título",
      subtitle: "Subtítulo",
      description: "Descripción",
      image: "Imagen",
      ctaText: "Texto del botón",
      ctaUrl: "Destino del botón",
      text: "Texto",
      value: "Dato o cifra",
    },
  },
  contacts: { name: "Consulta |||| Consultas" },
  leads: { name: "Interesado |||| Interesados" },
  prices: { name: "Precios", fields: { rates: "Tabla de precios" } },
  templates: {
    name: "Plantilla |||| Plantillas",
    fields: { name: "Nombre", subject: "Asunto (opcional)", text: "Texto" },
  },
  users: {
    name: "Usuario |||| Usuarios",
    fields: {
      name: "Nombre",
      email: "Correo electrónico",
      password: "Contraseña",
      role: "Rol",
      isActive: "Puede entrar en el panel",
    },
  },
  settings: {
    name: "Ajustes",
    fields: {
      brand: "Marca",
      person: "Persona",
      phone: "Teléfono",
      email: "Correo electrónico público",
      notifyEmail: "Avisar de cada consulta nueva a",
      street: "Calle y número",
      postalCode: "Código postal",
      city: "Ciudad",
      region: "Provincia",
      country: "País",
      latitude: "Latitud",
      longitude: "Longitud",
      hoursWeekdays: "Horario de lunes a viernes",
      hoursSaturday: "Horario del sábado",
      answerHours: "Responder antes de (horas)",
      countMissed: "Contar las direcciones que los visitantes no encuentran",
      instagram: "Instagram",
      pinterest: "Pinterest",
      linkedin: "LinkedIn",
      facebook: "Facebook",
      legalName: "Titular",
      taxId: "NIF",
      priceRange: "Nivel de precios",
      statProjects: "Proyectos",
      statSatisfaction: "Satisfacción (%)",
      statExperience: "Años de experiencia",
      statValueIncrease: "Revalorización (%)",
      statDays: "Días de proyecto, de media",
    },
  },
};

const { projects, blog, guides, pages, users, settings, prices } = resources;
const names: Record<string, string> = {
  ...users.fields,
  ...prices.fields,
  ...settings.fields,
  ...guides.fields,
  ...pages.fields,
  ...blog.fields,
  ...projects.fields,
};

/** @returns the Spanish name of a field, for a message about a record that is not at hand */
export const nameOfField = (field: string) => names[field] ?? field;
