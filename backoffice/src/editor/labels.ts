/** What the panel calls the fields of records, for messages that must name one. */
const labels: Record<string, string> = {
  title: "Título",
  slug: "Dirección",
  description: "Descripción",
  category: "Categoría",
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
  featured: "Destacado",
  status: "Estado",
  publishAt: "Publicar el",
  unpublishAt: "Retirar el",
  translations: "Traducciones",
  excerpt: "Extracto",
  content: "Contenido",
  imageUrl: "Imagen",
  publishedAt: "Fecha de publicación",
  readTime: "Tiempo de lectura",
};

/** @returns the Spanish name of a field. */
export const labelOf = (field: string) => labels[field] ?? field;
