import { isSame } from "../keeping/changes";
import { contested } from "../keeping/merging";
import { translatedLanguages } from "../paths";
import { contestedItems, mergedItems } from "./mergedItems";
import type { Section } from "./page";

type Texts = Record<string, unknown>;

/** Merge two edits of a section: my value where I changed it, theirs elsewhere. */
export function rebased(mine: Section, began: Section, theirs: Section): Section {
  const items = mergedItems(listsOf(mine, began, theirs), rebasedItem);
  const translations = translatedLanguages.map((lang) => {
    const [my, was, their] = [mine, began, theirs].map((one): Texts => ({ ...one.translations[lang] }));
    const words = items.map((item) => item.translations[lang]);
    return [lang, { ...changed(my, was, their), items: withoutEnd(words).map((one) => one ?? {}) }] as const;
  });
  return {
    ...theirs,
    ...changed({ ...mine }, { ...began }, { ...theirs }),
    items: items.map(({ translations, ...own }) => own),
    translations: Object.fromEntries(translations),
  };
}

/** Return the paths that both changed differently: `sections.hero.title`, `sections.hero.items.0.text`. */
export function contestedIn(mine: Section, began: Section, theirs: Section): string[] {
  const place = `sections.${began.sectionKey}`;
  return [
    ...contested([textsOf(began), textsOf(mine), textsOf(theirs)], place),
    ...contestedItems(listsOf(mine, began, theirs), `${place}.items`),
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

const listsOf = (mine: Section, began: Section, theirs: Section) => ({
  mine: itemsOf(mine),
  began: itemsOf(began),
  theirs: itemsOf(theirs),
});

function rebasedItem(mine: Item, began: Item, theirs: Item): Item {
  const words = translatedLanguages.map((lang) => {
    const [my, was, their] = [mine, began, theirs].map((one) => ({ ...one.translations[lang] }));
    return [lang, { ...their, ...changed(my, was, their) }] as const;
  });
  return { ...theirs, ...changed(mine, began, theirs), translations: Object.fromEntries(words) };
}

/** Return the list without empty entries at its end. */
const withoutEnd = <T>(list: T[]) => list.slice(0, list.findLastIndex((one) => !isSame(one, undefined)) + 1);

const textsOf = ({ items, translations, ...own }: Section) => ({
  ...own,
  translations: Object.fromEntries(translatedLanguages.map((lang) => [lang, { ...translations[lang], items: null }])),
});

/** Return their fields, overridden by the ones I changed. */
function changed(mine: Texts = {}, began: Texts = {}, theirs: Texts = {}): Texts {
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name !== "items" && name !== "translations");
  return Object.fromEntries(names.map((name) => [name, isSame(mine[name], began[name]) ? theirs[name] : mine[name]]));
}
