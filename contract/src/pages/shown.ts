import { isBlankItem, isUnwritten, type SectionContents } from "../content/blank";
import { type PageKey, sectionDefinition } from "./sections";

/** Return whether the page shows a section: always, or once it is written and has one of the parts it needs. */
export function isShown(page: PageKey, section: SectionContents): boolean {
  const { always, needs } = sectionDefinition(page, section.sectionKey) ?? {};
  if (always) return true;
  const has = (part: NonNullable<typeof needs>[number]) => {
    if (part === "items") return !section.items.every(isBlankItem);
    return part === "pictures" ? section.items.some(({ image }) => image) : section[part] !== "";
  };
  return !isUnwritten(section) && (needs?.some(has) ?? true);
}
