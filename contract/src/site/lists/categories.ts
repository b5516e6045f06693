import type { PublicPost } from "../../content/post";

export type CategoryLink = { slug: string; name: string; fallback: string[] };

/** Return the categories of articles, largest first, each named as its newest article says. @param posts newest first */
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
