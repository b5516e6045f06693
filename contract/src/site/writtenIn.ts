import { type Language, languages } from "../paths";
import { facetsOf } from "../portfolio/facets";
import type { Snapshot } from "../publishing/snapshot";
import { categoryPath } from "../routes";
import { memoize } from "./memoize";
import { memoizeByRecord } from "./memoizeByRecord";

type Written = { fallback: readonly string[] };

/** Return whether a record is written in this language. A title alone may be the same in all languages. */
export const isWritten = (record: Written, text: string, field: string): boolean =>
  !record.fallback.includes("title") || (text !== "" && !record.fallback.includes(field));

/** Languages by slug or path. */
class Languages extends Map<string, Language[]> {
  add(name: string, lang: Language): void {
    this.set(name, withOne(this.get(name), lang));
  }
}

/** Returns the same array for the same languages, so that comparisons by identity hold across publications. */
const longer = new Map<Language[] | undefined, Map<Language, Language[]>>();
function withOne(list: Language[] | undefined, lang: Language): Language[] {
  const known = longer.get(list) ?? new Map<Language, Language[]>();
  const found = known.get(lang) ?? [...(list ?? []), lang];
  longer.set(list, known.set(lang, found));
  return found;
}

type Content = Snapshot["content"];
/** `records`: by slug; `lists`: pages listing them, by Spanish path. */
type Kind = { records: Languages; lists: Languages };

/** Memoizes a kind of records until one of them changes. @param tell adds what is written in a language */
function perKind<R>(of: (content: Content[Language]) => R[], tell: (records: R[], lang: Language, to: Kind) => void) {
  const memoKind = memoizeByRecord<Kind>();
  return (content: Content): Kind => {
    const [first, ...others] = [of(content.es), of(content.ca), of(content.en)] as const;
    return memoKind(first, others, () => {
      const kind = { records: new Languages(), lists: new Languages() };
      for (const lang of languages) tell(of(content[lang]), lang, kind);
      return kind;
    });
  };
}

const ofProjects = perKind(
  ({ projects }) => projects,
  (projects, lang, { records, lists }) => {
    const written = projects.filter((one) => isWritten(one, one.description, "description"));
    for (const { slug } of written) records.add(slug, lang);
    for (const { path } of facetsOf(written, lang)) lists.add(path, lang);
  },
);

const ofPosts = perKind(
  ({ posts }) => posts,
  (posts, lang, { records, lists }) => {
    const written = posts.filter((post) => isWritten(post, post.content, "content"));
    for (const { slug } of written) records.add(slug, lang);
    const named = written.filter(({ categorySlug, fallback }) => categorySlug && !fallback.includes("categoryName"));
    for (const slug of new Set(named.map(({ categorySlug }) => categorySlug))) lists.add(categoryPath(slug), lang);
  },
);

const ofGuides = perKind(
  ({ guides }) => guides,
  (guides, lang, { records }) => {
    for (const guide of guides) if (isWritten(guide, guide.content, "content")) records.add(guide.slug, lang);
  },
);

export type WrittenIn = Record<"projects" | "posts" | "guides" | "lists", ReadonlyMap<string, Language[]>>;

/**
 * Find the languages in which each record is written. In the others its page shows Spanish, which serves visitors but is
 * no translation for search engines. A category needs a name and an article in the language; a filter page, a project.
 */
export const writtenIn = memoize(({ content }: Pick<Snapshot, "content">): WrittenIn => {
  const [projects, posts, guides] = [ofProjects(content), ofPosts(content), ofGuides(content)];
  const lists = new Languages([...projects.lists, ...posts.lists]);
  return { projects: projects.records, posts: posts.records, guides: guides.records, lists };
});
