import type { Language } from "../paths";
import { ca } from "./words/ca";
import { en } from "./words/en";
import { es } from "./words/es";

/** The pages that are always there and that search engines are told of, by their names in `siteRoutes`. */
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

/** `{{hours}}`, `{{years}}`: as `toldBy` has them; `{{name}}`: that of a category. `og…`: when it is shared, where that is said otherwise. */
type Words = { title: string; description: string; keywords?: string; ogTitle?: string; ogDescription?: string };
export type HeadWords = Record<FixedRoute | "category", Words>;

/** What each fixed page is found with until somebody writes something else. */
export const fixedWords: Record<Language, HeadWords> = { es, ca, en };
