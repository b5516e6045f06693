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
import { engineOf, PageModel, PageSeoModel, PricesModel, SettingsModel, SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Model, QueryBuilder } from "objection";
import { categoryNames } from "../content/categories";
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
import { publishedGuides, publishedPosts, publishedProjects } from "../content/published";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { outputOf } from "../door/output";
import { Refusal } from "../errors";
import { guideSizes } from "../guides/guides";
import { brokenArticleLinks, brokenLinks, judgeLinks } from "../pages/links";
import { redirectsNow } from "../redirects/whereTheyLead";

export function siteHandlers({ db, state }: Deps): Pick<Handlers, "readRevision" | "readSnapshot"> {
  return {
    readRevision: async () => {
      const { revision, built, pinned } = state.current;
      return { revision, built, pinned };
    },
    readSnapshot: async () => snapshotText(await inOneView(db, readContent)),
  };
}

/** Everything is read as it was at one moment. */
function inOneView<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return engineOf(db) === "mysql" ? db.transaction(work, { isolationLevel: "repeatable read" }) : db.transaction(work);
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
  const projects = await inParts(() => publishedProjects(trx));
  const posts = await inParts(() => publishedPosts(trx));
  const guides = await publishedGuides(trx);
  const pages = await PageModel.query(trx).orderBy("id");
  // As they were made nobody has written anything.
  const pageSeo = await PageSeoModel.query(trx).where("version", ">", 1).orderBy("id");
  const pictures = await picturesOf(trx, [
    ...projects.flatMap(projectPictures),
    ...posts.flatMap(postPictures),
    ...guides.flatMap(guidePictures),
    ...pages.flatMap(pagePictures),
    ...pageSeo.map(({ seoImage }) => seoImage),
  ]);
  const whyBroken = await judgeLinks(trx, pages, [...posts, ...guides]);
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
    redirects: await redirectsNow(trx, { projects, posts, guides }),
  };
}

/** Rows read, and records written out, before others have their turn: some milliseconds each. */
const [atOnce, writtenAtOnce] = [250, 20];

/** Rows by the hundred, so that visitors' requests are answered between. */
async function inParts<M extends Model>(query: () => QueryBuilder<M, M[]>): Promise<M[]> {
  const rows: M[] = [];
  for (;;) {
    const part = await query().limit(atOnce).offset(rows.length);
    rows.push(...part);
    if (part.length < atOnce) return rows;
    await othersFirst();
  }
}

/** The snapshot's text, piece by piece: with thousands of records it is many megabytes, and nobody else waits for it. */
async function* snapshotText(content: Content): AsyncGenerator<string> {
  const { revision, settings, prices, changedAt, redirects, pictures, whyBroken } = content;
  const { projects, posts, guides, sizes, pages, pageSeo, names } = content;
  const broken = [...brokenLinks(pages, whyBroken), ...brokenArticleLinks(posts, whyBroken)];
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
  yield "[";
  for (let at = 0; at < rows.length; at += writtenAtOnce) {
    const part = rows.slice(at, at + writtenAtOnce).map((row) => JSON.stringify(present(row)));
    yield (at ? "," : "") + part.join(",");
    await othersFirst();
  }
  yield "]";
}

const othersFirst = () => new Promise((resolve) => setImmediate(resolve));
