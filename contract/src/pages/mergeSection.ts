import { isSame } from "../history/changes";
import { findConflicts } from "../history/merge";
import { translatedLanguages } from "../paths";
import { findItemConflicts, mergeItems } from "./mergeItems";
import type { Section } from "./page";

type Texts = Record<string, unknown>;

/** Merge two edits of a section: my value where I changed it, theirs elsewhere. */
export function mergeSection(mine: Section, base: Section, theirs: Section): Section {
  const items = mergeItems(listsOf(mine, base, theirs), mergeItem);
  const translations = translatedLanguages.map((lang) => {
    const [my, was, their] = [mine, base, theirs].map((one): Texts => ({ ...one.translations[lang] }));
    const words = items.map((item) => item.translations[lang]);
    return [lang, { ...mergeTexts(my, was, their), items: trimEmptyEnd(words).map((one) => one ?? {}) }] as const;
  });
  return {
    ...theirs,
    ...mergeTexts({ ...mine }, { ...base }, { ...theirs }),
    items: items.map(({ translations, ...own }) => own),
    translations: Object.fromEntries(translations),
  };
}

/** Return the paths that both changed differently: `sections.hero.title`, `sections.hero.items.0.text`. */
export function findSectionConflicts(mine: Section, base: Section, theirs: Section): string[] {
  const place = `sections.${base.sectionKey}`;
  return [
    ...findConflicts([textsOf(base), textsOf(mine), textsOf(theirs)], place),
    ...findItemConflicts(listsOf(mine, base, theirs), `${place}.items`),
  ];
}

/** An item together with its translations, which a section stores separately by index. */
type Item = Section["items"][number] & { translations: Record<string, Translated | undefined> };
type Translated = NonNullable<NonNullable<Section["translations"]["ca"]>["items"]>[number];

const itemsOf = ({ items, translations }: Section): Item[] =>
  items.map((own, at) => {
    const words = translatedLanguages.map((lang) => [lang, translations[lang]?.items?.[at]] as const);
    return { ...own, translations: Object.fromEntries(words) };
  });

const listsOf = (mine: Section, base: Section, theirs: Section) => ({
  mine: itemsOf(mine),
  base: itemsOf(base),
  theirs: itemsOf(theirs),
});

function mergeItem(mine: Item, base: Item, theirs: Item): Item {
  const words = translatedLanguages.map((lang) => {
    const [my, was, their] = [mine, base, theirs].map((one) => ({ ...one.translations[lang] }));
    return [lang, { ...their, ...mergeTexts(my, was, their) }] as const;
  });
  return { ...theirs, ...mergeTexts(mine, base, theirs), translations: Object.fromEntries(words) };
}

/** Return the list without empty entries at its end. */
const trimEmptyEnd = <T>(list: T[]) => list.slice(0, list.findLastIndex((one) => !isSame(one, undefined)) + 1);

const textsOf = ({ items, translations, ...own }: Section) => ({
  ...own,
  translations: Object.fromEntries(translatedLanguages.map((lang) => [lang, { ...translations[lang], items: null }])),
});

/** Return their fields, overridden by the ones I changed. */
function mergeTexts(mine: Texts = {}, base: Texts = {}, theirs: Texts = {}): Texts {
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name !== "items" && name !== "translations");
  return Object.fromEntries(names.map((name) => [name, isSame(mine[name], base[name]) ? theirs[name] : mine[name]]));
}
