import { z } from "zod";
import { imagePath, text } from "../rules/fields";

/** What a page is found with, in each language. Empty: what follows from the page itself (`site/heads.ts`). */
export const seoTexts = { seoTitle: text(200), seoDescription: text(500) };

/** The same, with the picture it is shared with: the same one in all languages. */
export const seoFields = { ...seoTexts, seoImage: imagePath };

/** As visitors read them, in one language. */
export const publicSeo = { seoTitle: z.string(), seoDescription: z.string(), seoImage: z.string() };
