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

/** Input of the views: public records without the fields that previews lack. */
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
/** A section with only the fields that the contract defines for it. */
export type SectionOf<P extends PageKey, K extends SectionKeyOf<P>> = Pick<
  PublicSection,
  "sectionKey" | "media" | "fallback" | FieldsOf<P, K>
> & { items: Pick<PublicItem, "fallback" | ItemFieldsOf<P, K>>[] };

/** The page's translations, as gatsby-plugin-react-i18next expects them in a query named `locales`. */
export type Locales = { edges: { node: { ns: string; data: string; language: string } }[] };
/** Props of a template and its `Head`: translations in `data`, everything else in `pageContext`. */
export type TemplateProps<C extends Component> = { data: { locales: Locales }; pageContext: ContextOf<C> };

/** Return a section without its blank items; undefined if the page does not show it (`isShown`). */
export function sectionOf<P extends PageKey, K extends SectionKeyOf<P>>(
  page: Page | null | undefined,
  pageKey: P,
  key: K,
): SectionOf<P, K> | undefined {
  const section = page?.sections.find((one) => one.sectionKey === key);
  return section && isShown(pageKey, section) ? writtenSection(page, pageKey, key) : undefined;
}

/** Like `sectionOf`, for any written section, because parts of it may appear in another one. */
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

/** React key of a section's item. Any of its fields may be missing. */
export const itemKey = ({ title, text, value, image }: Partial<PublicItem>): string =>
  [title, text, value, image].join();
