import type { PublicPost } from "../content/post";

/** A category of articles as links to it are written. */
export type CategoryLink = { slug: string; name: string; fallback: string[] };

/** @param posts newest first @returns their categories in one language, those with most articles first; its name is as its newest article has it */
export function categoriesOf(posts: PublicPost[]): CategoryLink[] {
  const found = new Map<string, { link: CategoryLink; posts: number }>();
  for (const { categorySlug: slug, categoryName: name, fallback } of posts) {
    const known = found.get(slug);
    const own = fallback.filter((field) => field === "categoryName").map(() => "name");
    if (known) known.posts++;
    else if (slug) found.set(slug, { link: { slug, name, fallback: own }, posts: 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.posts - a.posts || (a.link.slug < b.link.slug ? -1 : 1))
    .map(({ link }) => link);
}
