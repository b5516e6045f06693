import { z } from "zod";
import { imagePath, text } from "../rules/fields";

/** SEO texts of a page, in each language. Empty ones get defaults (`site/heads/heads.ts`). */
export const seoTexts = { seoTitle: text(200), seoDescription: text(500) };

/** The SEO texts with the share picture, which all languages share. */
export const seoFields = { ...seoTexts, seoImage: imagePath };

export const publicSeo = { seoTitle: z.string(), seoDescription: z.string(), seoImage: z.string() };
