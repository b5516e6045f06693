import { type Language, languages } from "../paths";
import type { Snapshot } from "../publishing/snapshot";
import { guidePath, postPath, projectPath } from "../routes";

type Written = { title: string; fallback: string[] };

/** @returns whether somebody wrote it in this language; a name alone may be the same in all of them */
const isWritten = (record: Written, text: string, field: string): boolean =>
  !record.fallback.includes("title") || (text !== "" && !record.fallback.includes(field));

/**
 * The languages in which each project, article and guide was written, by their Spanish path. Where it was not, its page shows
 * Spanish words: good for a visitor who comes by, no translation to offer to search engines.
 */
export function writtenIn({ content }: Pick<Snapshot, "content">): Map<string, Language[]> {
  const found = new Map<string, Language[]>();
  const add = (path: string, lang: Language) => found.set(path, [...(found.get(path) ?? []), lang]);
  for (const lang of languages) {
    for (const project of content[lang].projects)
      if (isWritten(project, project.description, "description")) add(projectPath(project.slug), lang);
    for (const post of content[lang].posts)
      if (isWritten(post, post.content, "content")) add(postPath(post.slug), lang);
    for (const guide of content[lang].guides)
      if (isWritten(guide, guide.content, "content")) add(guidePath(guide.slug), lang);
  }
  return found;
}
