import type { Language } from "../../paths";
import { ca } from "../words/ca";
import { en } from "../words/en";
import { es } from "../words/es";

/** Fixed pages that search engines may index, by their names in `siteRoutes`. */
export const fixedRoutes = [
  "home",
  "about",
  "portfolio",
  "business",
  "construction",
  "residential",
  "blog",
  "contact",
  "calculator",
  "guides",
  "privacy",
  "terms",
  "cookies",
] as const;
export type FixedRoute = (typeof fixedRoutes)[number];

/** Variables: `{{hours}}`, `{{years}}` and `{{city}}` (`studioVariables`), `{{name}}` of a category. `og…` overrides the text when shared. */
type Words = { title: string; description: string; keywords?: string; ogTitle?: string; ogDescription?: string };
export type HeadWords = Record<FixedRoute | "category", Words>;

/** Default SEO texts of the fixed pages. */
export const fixedWords: Record<Language, HeadWords> = { es, ca, en };
