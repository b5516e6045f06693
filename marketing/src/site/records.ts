import type { Picture, PublicPage, PublicPost, PublicProject, PublicSection, PublicSettings } from "@estudio/contract";
import type { Language } from "@estudio/contract/paths";

/** What the views take: the contract's public records, cut to what each place shows. */
export type Pictures = Record<string, Picture>;
export type Project = Omit<PublicProject, "id" | "status">;
export type ProjectCard = Pick<
  Project,
  "slug" | "title" | "category" | "location" | "year" | "mainImage" | "media" | "fallback"
>;
export type Post = Omit<PublicPost, "id" | "status">;
export type PostCard = Pick<
  Post,
  "slug" | "title" | "excerpt" | "category" | "imageUrl" | "publishedAt" | "readTime" | "media" | "fallback"
>;
export type Section = PublicSection;
export type Page = Pick<PublicPage, "pageKey" | "sections">;
export type Settings = PublicSettings;

/** A page's own copy of the fixed words, as gatsby-plugin-react-i18next expects it in the query named `locales`. */
export type Locales = { edges: { node: { ns: string; data: string; language: string } }[] };
export type PageContext = { language: Language };
export type HeadArguments<T> = {
  data: T & { locales: Locales };
  pageContext: PageContext;
  location: { pathname: string };
};

/** @returns the section with that key, if it has been written. */
export const sectionOf = (page: Page | null | undefined, key: string): Section | undefined =>
  page?.sections.find((section) => section.sectionKey === key);
