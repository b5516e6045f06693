import { z } from "zod";
import { guide } from "../../content/guide";
import { post } from "../../content/post";
import { project } from "../../content/project";
import { translatedLanguages } from "../../paths";

/**
 * Records as the panel's lists show them (`fields=card`): no translations, no galleries, and long texts cut.
 * `missing` names the fields without a translation, by language.
 */
const missing = z.object({ missing: z.record(z.enum(translatedLanguages), z.array(z.string())) });

const shared = {
  id: true,
  slug: true,
  title: true,
  status: true,
  publishAt: true,
  unpublishAt: true,
  updatedAt: true,
  updatedBy: true,
  version: true,
} as const;

export const listedProject = project
  .pick({ ...shared, description: true, category: true, location: true, mainImage: true, featured: true })
  .extend(missing.shape);
export type ListedProject = z.infer<typeof listedProject>;

export const listedPost = post
  .pick({ ...shared, excerpt: true, category: true, imageUrl: true, publishedAt: true, readTime: true })
  .extend(missing.shape);
export type ListedPost = z.infer<typeof listedPost>;

export const listedGuide = guide
  .pick({ ...shared, summary: true, imageUrl: true, position: true })
  .extend(missing.shape);
export type ListedGuide = z.infer<typeof listedGuide>;
