import type { Page, Post, PostCard, Project, ProjectCard } from "./records";

/** Which fields the views take of an answer where nothing was prebuilt to compare it with (see `useFresh`). */
const any = null as never;
const pictures = { media: any, fallback: any };
const section = {
  sectionKey: any,
  type: any,
  title: any,
  subtitle: any,
  description: any,
  image: any,
  ctaText: any,
  ctaUrl: any,
  items: any,
  ...pictures,
};
export const pageModel: Page = { pageKey: any, sections: [section] };
export const projectCardModel: ProjectCard = {
  slug: any,
  title: any,
  category: any,
  location: any,
  year: any,
  mainImage: any,
  ...pictures,
};
export const projectModel: Project = {
  ...projectCardModel,
  description: any,
  surface: any,
  duration: any,
  clientName: any,
  galleryImages: any,
  challenges: any,
  results: any,
  beforeImage: any,
  afterImage: any,
  featured: any,
  createdAt: any,
  updatedAt: any,
};
export const postCardModel: PostCard = {
  slug: any,
  title: any,
  excerpt: any,
  category: any,
  imageUrl: any,
  publishedAt: any,
  readTime: any,
  ...pictures,
};
export const postModel: Post = { ...postCardModel, content: any, updatedAt: any };
