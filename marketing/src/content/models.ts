import type { Page, Post, PostCard, Project, ProjectCard } from "./records";

/** Which fields the views take of an answer where nothing was prebuilt to compare it with (see `useFresh`). */
const taken = null as never;
const pictures = { media: taken, fallback: taken };
const section = {
  sectionKey: taken,
  type: taken,
  title: taken,
  subtitle: taken,
  description: taken,
  image: taken,
  ctaText: taken,
  ctaUrl: taken,
  items: taken,
  ...pictures,
};
export const pageModel: Page = { pageKey: taken, sections: [section] };
export const projectCardModel: ProjectCard = {
  slug: taken,
  title: taken,
  category: taken,
  location: taken,
  year: taken,
  mainImage: taken,
  ...pictures,
};
export const projectModel: Project = {
  ...projectCardModel,
  description: taken,
  surface: taken,
  duration: taken,
  clientName: taken,
  galleryImages: taken,
  challenges: taken,
  results: taken,
  beforeImage: taken,
  afterImage: taken,
  featured: taken,
  createdAt: taken,
  updatedAt: taken,
};
export const postCardModel: PostCard = {
  slug: taken,
  title: taken,
  excerpt: taken,
  category: taken,
  imageUrl: taken,
  publishedAt: taken,
  readTime: taken,
  ...pictures,
};
export const postModel: Post = { ...postCardModel, content: taken, updatedAt: taken };
