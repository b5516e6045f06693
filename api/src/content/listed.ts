import {
  type Guide,
  guideTranslatable,
  type ListedGuide,
  type ListedPost,
  type ListedProject,
  missingIn,
  type Post,
  type Project,
  postTranslatable,
  projectTranslatable,
} from "@estudio/contract";

/** Lists show two or three lines of a text. */
const maxLength = 300;
const shortened = (text: string) => text.slice(0, maxLength);

export const listedProject = (row: Project): ListedProject => ({
  ...shared(row, projectTranslatable),
  description: shortened(row.description),
  category: row.category,
  location: row.location,
  mainImage: row.mainImage,
  featured: row.featured,
});

export const listedPost = (row: Post): ListedPost => ({
  ...shared(row, postTranslatable),
  excerpt: shortened(row.excerpt),
  category: row.category,
  imageUrl: row.imageUrl,
  publishedAt: row.publishedAt,
  readTime: row.readTime,
});

export const listedGuide = (row: Guide): ListedGuide => ({
  ...shared(row, guideTranslatable),
  summary: shortened(row.summary),
  imageUrl: row.imageUrl,
  position: row.position,
});

function shared(row: Project | Post | Guide, translatable: readonly string[]) {
  const { id, slug, title, status, publishAt, unpublishAt, updatedAt, updatedBy, version } = row;
  const missing = { ca: missingIn(row, translatable, "ca"), en: missingIn(row, translatable, "en") };
  return { id, slug, title, status, publishAt, unpublishAt, updatedAt, updatedBy, version, missing };
}
