import { isSame } from "../keeping/changes";
import { contested } from "../keeping/merging";
import { translatedLanguages } from "../paths";
import type { Section } from "./page";

type Texts = Record<string, unknown>;

/**
 * A section that two people wrote from the same beginning: what mine changes of it, and in everything else what is theirs. Its
 * items are one thing in all languages, for they stand in the same places.
 */
export function rebased(mine: Section, began: Section, theirs: Section): Section {
  const items = isSame(itemsOf(mine), itemsOf(began)) ? theirs : mine;
  const translations = translatedLanguages.map((lang) => {
    const [my, was, their] = [mine, began, theirs].map((one): Texts => ({ ...one.translations[lang] }));
    return [lang, { ...changed(my, was, their), items: items.translations[lang]?.items ?? [] }] as const;
  });
  return {
    ...theirs,
    ...changed({ ...mine }, { ...began }, { ...theirs }),
    items: items.items,
    translations: Object.fromEntries(translations),
  };
}

/** @returns the places of a section that both changed, and not alike: `sections.hero.title`; its items are one of them, as above */
export function contestedIn(mine: Section, began: Section, theirs: Section): string[] {
  const place = `sections.${began.sectionKey}`;
  return [
    ...contested([textsOf(began), textsOf(mine), textsOf(theirs)], place),
    ...contested([itemsOf(began), itemsOf(mine), itemsOf(theirs)], `${place}.items`),
  ];
}

const textsOf = ({ items, translations, ...own }: Section) => ({
  ...own,
  translations: Object.fromEntries(translatedLanguages.map((lang) => [lang, { ...translations[lang], items: null }])),
});

const itemsOf = ({ items, translations }: Section) => [
  items,
  ...translatedLanguages.map((lang) => translations[lang]?.items),
];

/** @returns their fields, with those of mine that are other than they were */
function changed(mine: Texts = {}, began: Texts = {}, theirs: Texts = {}): Texts {
  const names = Object.keys({ ...theirs, ...mine }).filter((name) => name !== "items" && name !== "translations");
  return Object.fromEntries(names.map((name) => [name, isSame(mine[name], began[name]) ? theirs[name] : mine[name]]));
}
