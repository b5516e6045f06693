import path from "node:path";
import type { Language, PublicPost, PublicProject } from "@estudio/contract";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { languages, localizedPath } from "../../contract/src/paths";
import { postPath, previewPath, projectPath, shells } from "../../contract/src/routes";

type Node<T> = T & { lang: Language; order: number };
type PostNode = Omit<Node<PublicPost>, "id"> & { id: string };
const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** One page in one language, marked as ours so that the i18n plugin leaves it alone and only provides its words. */
function createLocalizedPage(args: CreatePagesArgs, base: string, lang: Language, file: string, context: object = {}) {
  const address = localizedPath(base, lang);
  const i18n = {
    language: lang,
    languages,
    defaultLanguage: "es",
    generateDefaultLanguagePage: false,
    routed: lang !== "es",
    originalPath: base,
    path: address,
  };
  args.actions.createPage({ path: address, component: template(file), context: { ...context, language: lang, i18n } });
}

function createProjectPages(args: CreatePagesArgs, lang: Language) {
  const projects = args
    .getNodesByType("StudioProject")
    .map((node) => node as unknown as Node<PublicProject>)
    .filter((node) => node.lang === lang)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.order - b.order);
  projects.forEach(({ slug }, index) => {
    const around = (step: number) => projects[(index + step + projects.length) % projects.length]?.slug;
    const alone = projects.length < 2;
    const neighbours = { previous: alone ? "" : around(-1), next: alone ? "" : around(1) };
    createLocalizedPage(args, projectPath(slug), lang, "project", { slug, ...neighbours });
  });
}

function createPostPages(args: CreatePagesArgs, lang: Language) {
  const posts = args
    .getNodesByType("StudioPost")
    .map((node) => node as unknown as PostNode)
    .filter((node) => node.lang === lang)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.order - b.order);
  const subjects = new Map<string, PostNode[]>();
  for (const post of posts) {
    const subject = subjects.get(post.category) ?? [];
    subject.push(post);
    subjects.set(post.category, subject);
  }
  for (const subject of subjects.values())
    subject.forEach(({ slug }, index) => {
      createLocalizedPage(args, postPath(slug), lang, "post", { slug, related: readNext(subject, index) });
    });
}

/** The three before it on its subject; at the end of it, the nearest after it. So a new article changes few other pages. */
function readNext(subject: PostNode[], index: number): string[] {
  const older = subject.slice(index + 1, index + 4);
  const newer = subject.slice(Math.max(0, index - 3 + older.length), index).reverse();
  return [...older, ...newer].map(({ id }) => id);
}

/**
 * Everything whose address is not a file of src/pages. No page has a matchPath: Gatsby would put every address of the
 * family into the browser bundle, and each new project would rewrite every page. Shells and the 404s bind themselves to
 * the address they are served at instead (src/speed/boot.ts).
 */
export function createSitePages(args: CreatePagesArgs): void {
  for (const lang of languages) {
    createProjectPages(args, lang);
    createPostPages(args, lang);
    createLocalizedPage(args, shells.project.file, lang, "projectShell");
    createLocalizedPage(args, shells.post.file, lang, "postShell");
    createLocalizedPage(args, previewPath, lang, "preview");
    createLocalizedPage(args, "/404", lang, "notFound");
  }
}

export const createPages: GatsbyNode["createPages"] = createSitePages;
