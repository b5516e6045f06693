import {
  type Language,
  languages,
  type Page,
  type Post,
  type Project,
  postPath,
  projectPath,
  publicSettings,
} from "@estudio/contract";
import { engineOf, PageModel, RedirectModel, SettingsModel, SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import type { Handlers } from "../handlers";
import { pagePaths, picturesOf, postPaths, projectPaths, publicPage, publicPost, publicProject } from "../present";
import { publishedPosts, publishedProjects } from "../published";

export function siteHandlers({ db, state }: Deps): Pick<Handlers, "readRevision" | "readSnapshot"> {
  return {
    readRevision: async () => {
      const { revision, built, pinned } = state.current;
      return { revision, built, pinned };
    },
    readSnapshot: () => inOneView(db, readSnapshot),
  };
}

/** Everything is read as it was at one moment. */
function inOneView<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return engineOf(db) === "mysql" ? db.transaction(work, { isolationLevel: "repeatable read" }) : db.transaction(work);
}

async function readSnapshot(trx: Knex.Transaction) {
  const state = await SiteStateModel.query(trx).findById(1).throwIfNotFound();
  const settings = await SettingsModel.query(trx).findById(1);
  if (!settings) throw new Refusal("unavailable", "El contenido se está preparando", { retryAfter: 5 });
  const projects = (await publishedProjects(trx)) as unknown as Project[];
  const posts = (await publishedPosts(trx)) as unknown as Post[];
  const pages = (await PageModel.query(trx).orderBy("id")) as unknown as (Page & { id: number })[];
  const pictures = await picturesOf(trx, [
    ...projects.flatMap(projectPaths),
    ...posts.flatMap(postPaths),
    ...pages.flatMap(pagePaths as never),
  ] as string[]);
  const inLanguage = (lang: Language) => ({
    projects: projects.map((row) => publicProject(row, lang, pictures)),
    posts: posts.map((row) => publicPost(row, lang, pictures)),
    pages: pages.map((row) => publicPage(row as never, lang, pictures)),
  });
  const [es, ca, en] = languages.map(inLanguage) as [
    ReturnType<typeof inLanguage>,
    ReturnType<typeof inLanguage>,
    ReturnType<typeof inLanguage>,
  ];
  return {
    revision: state.revision,
    settings: publicSettings.parse(settings),
    content: { es, ca, en },
    redirects: await redirects(trx, projects, posts),
  };
}

/** Old addresses of what is published now. */
async function redirects(trx: Knex.Transaction, projects: Project[], posts: Post[]) {
  const slugs = {
    project: new Map(projects.map((row) => [row.id, row.slug])),
    post: new Map(posts.map((row) => [row.id, row.slug])),
  };
  const pathOf = { project: projectPath, post: postPath };
  const rows = await RedirectModel.query(trx).orderBy("id");
  return rows.flatMap(({ kind, slug, recordId }) => {
    const to = slugs[kind].get(recordId);
    return to ? [{ from: pathOf[kind](slug), to: pathOf[kind](to) }] : [];
  });
}
