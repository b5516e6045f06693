import type { PublicPost } from "../content/post";
import type { PublicProject } from "../content/project";
import { categoryPath, postPath, shells, siteRoutes } from "../routes";
import type { Frame } from "./frame";
import { firstPicture } from "./heads/pageHeads";
import { cardsIn } from "./lists/cards";
import { categoriesOf } from "./lists/categories";
import { grouped } from "./lists/grouped";
import type { Mentions } from "./lists/mentions";
import { maxInGroup, maxListed } from "./lists/newestFirst";
import { memoize } from "./memoize";
import { memoizeByRecord } from "./memoizeByRecord";
import type { SitePage } from "./sitePage";

const maxRelated = 3;

/**
 * Return the article pages of one language: list, categories, articles, and the shell for new articles.
 * @param posts newest first
 * @param projects newest first
 * @param mentions by article
 */
export function postPages(
  posts: PublicPost[],
  projects: PublicProject[],
  mentions: ReadonlyMap<PublicPost, Mentions>,
  frame: Frame,
): SitePage[] {
  const { lang, heads, page } = frame;
  const { postCard } = cardsIn[lang];
  const head = heads.fixed("blog", firstPicture(posts));
  const listed = (some: PublicPost[], most: number) => some.slice(0, most).map(postCard);
  const all = listed(posts, maxListed);
  const { categories, byCategory } = categorised(posts);
  return [
    page(siteRoutes.blog.path, "blog", { posts: all, categories, category: null }, { head }),
    ...categories.map((category) => {
      const own = listed(byCategory.get(category.slug) ?? [], maxInGroup);
      const options = { title: category.name, head: heads.category(category, firstPicture(own)) };
      return page(categoryPath(category.slug), "blog", { posts: own, categories, category }, options);
    }),
    ...eachPost(posts, projects, mentions, frame),
    page(shells.post.file, "post", { post: null, projects: [], services: [], related: [] }, { head }),
  ];
}

const categorised = memoize((posts: PublicPost[]) => ({
  categories: categoriesOf(posts),
  byCategory: grouped(posts, ({ categorySlug }) => [categorySlug]),
}));

const memoPage = memoizeByRecord<SitePage>();
/** Reuses all pages at once if no input of any of them changed. */
const memoPages = memoizeByRecord<SitePage[]>();

function eachPost(
  posts: PublicPost[],
  projects: PublicProject[],
  mentions: ReadonlyMap<PublicPost, Mentions>,
  { lang, heads, written, of, page }: Frame,
): SitePage[] {
  const { projectCard, postCard } = cardsIn[lang];
  const mentionedProjects = (post: PublicPost) =>
    projectsBySlug(projects, mentions.get(post)?.projects ?? []).map(projectCard);
  const servicesOf = (post: PublicPost) => mentions.get(post)?.services ?? [];
  const mentionInputs = [...mentions.keys()].flatMap((post) => [
    post,
    ...mentionedProjects(post),
    null,
    ...servicesOf(post),
  ]);
  return memoPages(posts, [...of, written.posts, ...mentionInputs], () =>
    [...grouped(posts, ({ category }) => [category]).values()].flatMap((subject) =>
      subject.map((post, index) => {
        const related = relatedPosts(subject, index).map(postCard);
        const [shown, services] = [mentionedProjects(post), servicesOf(post)];
        const own = written.posts.get(post.slug);
        return memoPage(post, [...of, own, ...related, null, ...shown, null, ...services], () => {
          const contents = { post, related, projects: shown, services };
          const head = heads.post(post, own?.includes(lang) ?? false);
          return page(postPath(post.slug), "post", contents, { title: post.title, head, own });
        });
      }),
    ),
  );
}

const places = memoize((projects: PublicProject[]) => new Map(projects.map(({ slug }, index) => [slug, index])));

/** Return the projects with these slugs, in the order of `projects`. */
function projectsBySlug(projects: PublicProject[], slugs: string[]): PublicProject[] {
  const found = slugs.flatMap((slug) => places(projects).get(slug) ?? []);
  return found.sort((a, b) => a - b).flatMap((place) => projects[place] ?? []);
}

/** The three earlier ones of its category, or else later ones. With this order a new article changes few other pages. */
function relatedPosts(subject: PublicPost[], index: number): PublicPost[] {
  const older = subject.slice(index + 1, index + 1 + maxRelated);
  const newer = subject.slice(Math.max(0, index - maxRelated + older.length), index).reverse();
  return [...older, ...newer];
}
