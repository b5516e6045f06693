import type {
  Picture,
  PublicGuide,
  PublicGuideCard,
  PublicItem,
  PublicPage,
  PublicPost,
  PublicPostCard,
  PublicProject,
  PublicProjectCard,
  PublicSection,
} from "@estudio/contract";
import { isBlankItem, isUnwritten } from "@estudio/contract/content/blank";
import type { FieldsOf, ItemFieldsOf, PageKey, SectionKeyOf } from "@estudio/contract/pages/sections";
import { isShown } from "@estudio/contract/pages/shown";
import type { Component, ContextOf, PageSettings } from "@estudio/contract/site/sitePage";

/** What the views take: the contract's public records, without what a preview's have not. */
export type Pictures = Record<string, Picture>;
export type Project = Omit<PublicProject, "status">;
export type Post = Omit<PublicPost, "status">;
export type Page = Pick<PublicPage, "pageKey" | "sections">;
export type Guide = Omit<PublicGuide, "status">;
export type {
  PageSettings as Settings,
  PublicGuideCard as GuideCard,
  PublicPostCard as PostCard,
  PublicProjectCard as ProjectCard,
  PublicSection as Section,
};
/** A section with the fields that the contract says it has, and no others: what its view may show. */
export type SectionOf<P extends PageKey, K extends SectionKeyOf<P>> = Pick<
  PublicSection,
  "sectionKey" | "media" | "fallback" | FieldsOf<P, K>
> & { items: Pick<PublicItem, "fallback" | ItemFieldsOf<P, K>>[] };

/** A page's own copy of the fixed words, as gatsby-plugin-react-i18next expects it in the query named `locales`. */
export type Locales = { edges: { node: { ns: string; data: string; language: string } }[] };
/** What Gatsby gives a template's page and its `Head`: the words, and all else in `pageContext`. */
export type TemplateProps<C extends Component> = { data: { locales: Locales }; pageContext: ContextOf<C> };

/** @returns that section as it stands on its page (`isShown`), with those of its items that say something; undefined where it does not. */
export function sectionOf<P extends PageKey, K extends SectionKeyOf<P>>(
  page: Page | null | undefined,
  pageKey: P,
  key: K,
): SectionOf<P, K> | undefined {
  const section = page?.sections.find((one) => one.sectionKey === key);
  return section && isShown(pageKey, section) ? writtenSection(page, pageKey, key) : undefined;
}

/** @returns the same wherever somebody has written in it: parts of it may stand in another section. */
export function writtenSection<P extends PageKey, K extends SectionKeyOf<P>>(
  page: Page | null | undefined,
  pageKey: P,
  key: K,
): SectionOf<P, K> | undefined {
  if (page?.pageKey !== pageKey) return undefined;
  const section = page.sections.find((one) => one.sectionKey === key);
  if (!section || isUnwritten(section)) return undefined;
  return { ...section, items: section.items.filter((item) => !isBlankItem(item)) } as SectionOf<P, K>;
}

/** @returns by what an item is told from the others of its section: any of its parts may be missing */
export const itemKey = ({ title, text, value, image }: Partial<PublicItem>): string =>
  [title, text, value, image].join();
