import { type Language, languages } from "../paths";
import { facetsOf } from "../portfolio/facets";
import type { Snapshot } from "../publishing/snapshot";
import { categoryPath, guidePath, postPath, projectPath } from "../routes";
import { perRecord } from "./perRecord";

type Written = { fallback: readonly string[] };

/** @returns whether somebody wrote it in this language; a name alone may be the same in all of them */
export const isWritten = (record: Written, text: string, field: string): boolean =>
  !record.fallback.includes("title") || (text !== "" && !record.fallback.includes(field));

/** Of the same languages always the same list: by that it is known as equal, also from one publication to the next. */
const longer = new Map<Language[] | undefined, Map<Language, Language[]>>();
function withOne(list: Language[] | undefined, lang: Language): Language[] {
  const known = longer.get(list) ?? new Map<Language, Language[]>();
  const found = known.get(lang) ?? [...(list ?? []), lang];
  longer.set(list, known.set(lang, found));
  return found;
}

/**
 * The languages in which each project, article and guide was written, by their Spanish path. Where it was not, its page shows
 * Spanish words: good for a visitor who comes by, no translation to offer to search engines. A category was where it has a name
 * and an article; the projects of a kind of client, a room, a district or a budget where one of them was.
 */
export const writtenIn = perRecord(({ content }: Pick<Snapshot, "content">): Map<string, Language[]> => {
  const found = new Map<string, Language[]>();
  const add = (path: string, lang: Language) => found.set(path, withOne(found.get(path), lang));
  for (const lang of languages) {
    const projects = content[lang].projects.filter((one) => isWritten(one, one.description, "description"));
    for (const { slug } of projects) add(projectPath(slug), lang);
    for (const { path } of facetsOf(projects, lang)) add(path, lang);
    const written = content[lang].posts.filter((post) => isWritten(post, post.content, "content"));
    for (const post of written) add(postPath(post.slug), lang);
    const named = written.filter(({ categorySlug, fallback }) => categorySlug && !fallback.includes("categoryName"));
    for (const slug of new Set(named.map(({ categorySlug }) => categorySlug))) add(categoryPath(slug), lang);
    for (const guide of content[lang].guides)
      if (isWritten(guide, guide.content, "content")) add(guidePath(guide.slug), lang);
  }
  return found;
});
