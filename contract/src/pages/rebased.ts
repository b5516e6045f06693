import { isSame } from "../keeping/changes";
import { contested } from "../keeping/merging";
import { translatedLanguages } from "../paths";
import type { Section } from "./page";

type Texts = Record<string, unknown>;

/**
 * A section that two people wrote from the same beginning: what mine changes of it, and in everything else what is theirs. An item
 * with its words in all languages is one thing; where somebody has added or removed some, all of them together are.
 */
export function rebased(mine: Section, began: Section, theirs: Section): Section {
  const items = rebasedItems(itemsOf(mine), itemsOf(began), itemsOf(theirs));
  const translations = translatedLanguages.map((lang, at) => {
    const [my, was, their] = [mine, began, theirs].map((one): Texts => ({ ...one.translations[lang] }));
    const words = items.map(([, ...translated]) => translated[at]);
    return [lang, { ...changed(my, was, their), items: withoutEnd(words).map((one) => one ?? {}) }] as const;
  });
  return {
    ...theirs,
    ...changed({ ...mine }, { ...began }, { ...theirs }),
    items: items.map(([own]) => own),
    translations: Object.fromEntries(translations),
  };
}

/**
 * @returns the places of a section that both changed, and not alike: `sections.hero.title`, `sections.hero.items.0`; `sections.hero.items`
 *   where items were added or removed
 */
export function contestedIn(mine: Section, began: Section, theirs: Section): string[] {
  const place = `sections.${began.sectionKey}`;
  const texts = contested([textsOf(began), textsOf(mine), textsOf(theirs)], place);
  const [my, was, their] = [itemsOf(mine), itemsOf(began), itemsOf(theirs)];
  if (!areAsMany(my, was, their)) return [...texts, ...contested([was, my, their], `${place}.items`)];
  return [...texts, ...was.flatMap((item, at) => contested([item, my[at], their[at]], `${place}.items.${at}`))];
}

/** With its words in the other languages, which stand in the same place. */
type Item = [own: Section["items"][number], ...translated: (Translated | undefined)[]];
type Translated = NonNullable<NonNullable<Section["translations"]["ca"]>["items"]>[number];

const itemsOf = ({ items, translations }: Section): Item[] =>
  items.map((own, at) => [own, ...translatedLanguages.map((lang) => translations[lang]?.items?.[at])]);

const areAsMany = (...lists: Item[][]) => new Set(lists.map(({ length }) => length)).size === 1;

/** Of as many items each is found by its place: one that was moved is other than what stood there. */
function rebasedItems(mine: Item[], began: Item[], theirs: Item[]): Item[] {
  if (!areAsMany(mine, began, theirs)) return isSame(mine, began) ? theirs : mine;
  return mine.map((item, at) => (isSame(item, began[at]) ? (theirs[at] ?? item) : item));
}

/** @returns the list up to the last thing in it */
const withoutEnd = <T>(list: (T | undefined)[]) => list.slice(0, list.findLastIndex((one) => one !== undefined) + 1);

const textsOf = ({ items, translations, ...own }: Section) => ({
  ...own,
  translations: Object.fromEntries(translatedLanguages.map((lang) => [lang, { ...translations[lang], items: null }])),
});

/** @returns their fields, with those of mine that are other than they were */
function changed(mine: Texts = {}, began: Texts = {}, theirs: Texts = {}): Texts {
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name !== "items" && name !== "translations");
  return Object.fromEntries(names.map((name) => [name, isSame(mine[name], began[name]) ? theirs[name] : mine[name]]));
}
