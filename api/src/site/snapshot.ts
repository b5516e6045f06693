import {
  languages,
  publicGuide,
  publicPage,
  publicPageSeo,
  publicPost,
  publicPrices,
  publicProject,
  publicSettings,
} from "@estudio/contract";
import {
  engineOf,
  PageModel,
  PageSeoModel,
  PricesModel,
  SettingsModel,
  SiteStateModel,
  yieldToEventLoop,
} from "@estudio/database";
import type { Knex } from "knex";
import { categoryNames } from "../content/categories/categories";
import { publishedGuides, publishedPosts, publishedProjects } from "../content/publication/published";
import {
  guidePictures,
  pagePictures,
  picturesOf,
  postPictures,
  projectPictures,
  toPublicGuide,
  toPublicPage,
  toPublicPageSeo,
  toPublicPost,
  toPublicProject,
} from "../content/publicRecords";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import { guideSizes } from "../guides/guides";
import type { Handlers } from "../http/handlers";
import { outputOf } from "../http/output";
import { articleLinks, brokenArticleLinks, brokenLinks, judgeDestinations } from "../pages/links";
import { resolveRedirects } from "../redirects/resolveRedirects";

type SiteHandlers = Pick<Handlers, "readRevision" | "readSnapshot">;

export function siteHandlers({ db, state }: Deps): SiteHandlers {
  return {
    // The panel asks right after a change that another process may have written.
    readRevision: async () => {
      await state.refresh();
      const { revision, built, pinned } = state.current;
      return { revision, built, pinned };
    },
    readSnapshot: async () => snapshotText(await inConsistentRead(db, readContent)),
  };
}

/** Run the work in one consistent view of the database. */
function inConsistentRead<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, engineOf(db) === "mysql" ? { isolationLevel: "repeatable read" } : { readOnly: true });
}

const [projectOutput, postOutput, pageOutput] = [outputOf(publicProject), outputOf(publicPost), outputOf(publicPage)];
const guideOutput = outputOf(publicGuide);
const pageSeoOutput = outputOf(publicPageSeo);

type Content = Awaited<ReturnType<typeof readContent>>;

async function readContent(trx: Knex.Transaction) {
  const state = await SiteStateModel.query(trx).findById(1).throwIfNotFound();
  const settings = await SettingsModel.query(trx).findById(1);
  if (!settings) throw new Refusal("unavailable", "El contenido se está preparando", { retryAfter: 5 });
  const prices = await PricesModel.query(trx).findById(1).throwIfNotFound();
  const projects = await publishedProjects(trx);
  const posts = await publishedPosts(trx);
  const guides = await publishedGuides(trx);
  const pages = await PageModel.query(trx).orderBy("id");
  // Version 1 is the row of the migration, in which nobody has written anything.
  const pageSeo = await PageSeoModel.query(trx).where("version", ">", 1).orderBy("id");
  const articles = posts.map((post) => ({ ...post, links: articleLinks(post) }));
  const links = [...articles.flatMap((post) => post.links), ...guides.flatMap(articleLinks)];
  const whyBroken = await judgeDestinations(trx, pages, links);
  const pictures = await picturesOf(trx, [
    ...projects.flatMap(projectPictures),
    ...posts.flatMap(postPictures),
    ...guides.flatMap(guidePictures),
    ...pages.flatMap(pagePictures),
    ...pageSeo.map(({ seoImage }) => seoImage),
  ]);
  return {
    revision: state.revision,
    settings: outputOf(publicSettings).parse(settings),
    prices: outputOf(publicPrices).parse(prices),
    projects,
    posts,
    guides,
    sizes: await guideSizes(trx, guides),
    pages,
    pageSeo,
    names: await categoryNames(trx),
    changedAt: { settings: settings.updatedAt, prices: prices.updatedAt },
    pictures,
    whyBroken,
    broken: [...brokenLinks(pages, whyBroken), ...brokenArticleLinks(articles, whyBroken)],
    redirects: await resolveRedirects(trx, { projects, posts, guides }),
  };
}

/** Maximum time for writing records before yielding to the event loop. */
const maxSliceMs = 3;

/** Yield the snapshot in pieces: with thousands of records it has many megabytes and would block other requests. */
async function* snapshotText(content: Content): AsyncGenerator<string> {
  const { revision, settings, prices, changedAt, redirects, pictures, whyBroken, broken } = content;
  const { projects, posts, guides, sizes, pages, pageSeo, names } = content;
  yield `{"revision":${revision},"settings":${JSON.stringify(settings)},"prices":${JSON.stringify(prices)},"changedAt":${JSON.stringify(changedAt)},"redirects":${JSON.stringify(redirects)},"brokenLinks":${JSON.stringify(broken)},"content":{`;
  for (const [index, lang] of languages.entries()) {
    yield `${index ? "," : ""}"${lang}":{"projects":`;
    yield* listText(projects, (row) => projectOutput.parse(toPublicProject(row, lang, pictures)));
    yield ',"posts":';
    yield* listText(posts, (row) => postOutput.parse(toPublicPost(row, lang, pictures, { whyBroken, names })));
    yield ',"guides":';
    const judged = { whyBroken, sizes };
    yield* listText(guides, (row) => guideOutput.parse(toPublicGuide(row, lang, pictures, judged)));
    yield ',"pages":';
    yield* listText(pages, (row) => pageOutput.parse(toPublicPage(row, lang, pictures, whyBroken)));
    yield ',"pageSeo":';
    yield* listText(pageSeo, (row) => pageSeoOutput.parse(toPublicPageSeo(row, lang, pictures)));
    yield "}";
  }
  yield "}}";
}

async function* listText<T>(rows: T[], present: (row: T) => unknown): AsyncGenerator<string> {
  let [text, began] = ["[", performance.now()];
  for (const [index, row] of rows.entries()) {
    text += (index ? "," : "") + JSON.stringify(present(row));
    if (performance.now() - began < maxSliceMs) continue;
    yield text;
    await yieldToEventLoop();
    [text, began] = ["", performance.now()];
  }
  yield `${text}]`;
}
