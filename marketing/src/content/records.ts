import type {
  Picture,
  PublicItem,
  PublicPage,
  PublicPost,
  PublicProject,
  PublicSection,
  PublicSettings,
} from "@estudio/contract";
import type { Language } from "@estudio/contract/paths";
import type { FieldsOf, ItemFieldsOf, PageKey, SectionKeyOf } from "@estudio/contract/sections";

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
/** A section with the fields that the contract says it has, and no others: what its view may show. */
export type SectionOf<P extends PageKey, K extends SectionKeyOf<P>> = Pick<
  PublicSection,
  "sectionKey" | "media" | "fallback" | FieldsOf<P, K>
> & { items: Pick<PublicItem, "fallback" | ItemFieldsOf<P, K>>[] };
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

/** @returns that section, if the record is of that page and the section has been written. */
export function sectionOf<P extends PageKey, K extends SectionKeyOf<P>>(
  page: Page | null | undefined,
  pageKey: P,
  key: K,
): SectionOf<P, K> | undefined {
  if (page?.pageKey !== pageKey) return undefined;
  return page.sections.find((section) => section.sectionKey === key) as SectionOf<P, K> | undefined;
}
