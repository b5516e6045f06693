import {
  categorySlug,
  languages,
  publicGuide,
  publicPage,
  publicPageSeo,
  publicPost,
  publicPrices,
  publicProject,
  publicSettings,
  startTimer,
} from "@estudio/contract";
import {
  engineOf,
  giveMemoryBack,
  MediaModel,
  othersFirst,
  PageModel,
  PageSeoModel,
  PostModel,
  PricesModel,
  ProjectModel,
  SettingsModel,
  SiteStateModel,
} from "@estudio/database";
import type { Knex } from "knex";
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
import { publishedGuides } from "../content/published";
import type { PublishedRecords } from "../content/publishedBriefs";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { outputOf } from "../door/output";
import { Refusal } from "../errors";
import { guideSizes } from "../guides/guides";
import { articleLinks, brokenArticleLinks, brokenLinks, judgeDestinations } from "../pages/links";
import { redirectsNow } from "../redirects/whereTheyLead";
import { markOf, pictureMarks, type RecordKind, SnapshotRecords } from "./snapshotRecords";
import { type Gist, type Telling, ToldRecords } from "./told";

type SiteHandlers = Pick<Handlers, "readRevision" | "readSnapshot" | "readSnapshotNews">;

/** So long after everything was told, seldom as that is, it has been sent: what it took (a hundred megabytes among 5,000 records) is not needed again. */
const sentMs = 5_000;

export function siteHandlers({ db, state, published }: Deps): SiteHandlers {
  const told = new ToldRecords();
  let turn: Promise<unknown> = Promise.resolve();
  const read = (token?: string) => {
    const own = turn.then(async () => {
      const telling = told.since(token);
      const content = await inOneView(db, (trx) => readContent(trx, published, telling));
      told.keep(telling);
      return { token: telling.token, content };
    });
    turn = own.catch(() => undefined);
    return own;
  };
  return {
    // The panel asks when something has just changed, which another process may have written.
    readRevision: async () => {
      await state.refresh();
      const { revision, built, pinned } = state.current;
      return { revision, built, pinned };
    },
    readSnapshot: async () => snapshotText((await read()).content),
    readSnapshotNews: async ({ params }) => {
      const { content, token } = await read(params.token);
      if (told.isAll(params.token)) startTimer(giveMemoryBack, sentMs).unref();
      return snapshotText(content, token);
    },
  };
}

const projectKind: RecordKind<ProjectModel> = {
  ...{ name: "project", model: ProjectModel },
  pictures: projectPictures,
  links: () => [],
};
const postKind: RecordKind<PostModel> = {
  ...{ name: "post", model: PostModel },
  pictures: postPictures,
  links: articleLinks,
};

/** Everything is read as it was at one moment. */
function inOneView<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, engineOf(db) === "mysql" ? { isolationLevel: "repeatable read" } : { readOnly: true });
}

const [projectOutput, postOutput, pageOutput] = [outputOf(publicProject), outputOf(publicPost), outputOf(publicPage)];
const guideOutput = outputOf(publicGuide);
const pageSeoOutput = outputOf(publicPageSeo);

type Content = Awaited<ReturnType<typeof readContent>>;

async function readContent(trx: Knex.Transaction, published: PublishedRecords, telling: Telling) {
  const state = await SiteStateModel.query(trx).findById(1).throwIfNotFound();
  const settings = await SettingsModel.query(trx).findById(1);
  if (!settings) throw new Refusal("unavailable", "El contenido se está preparando", { retryAfter: 5 });
  const prices = await PricesModel.query(trx).findById(1).throwIfNotFound();
  const projects = await SnapshotRecords.read(trx, projectKind, await published.projects.read(trx), telling);
  const posts = await SnapshotRecords.read(trx, postKind, await published.posts.read(trx), telling);
  const guides = await publishedGuides(trx);
  const pages = await PageModel.query(trx).orderBy("id");
  // As they were made nobody has written anything.
  const pageSeo = await PageSeoModel.query(trx).where("version", ">", 1).orderBy("id");
  const names = await categoryNames(trx);
  const links = [...posts.gists.flatMap((gist) => gist.links), ...guides.flatMap(articleLinks)];
  const whyBroken = await judgeDestinations(trx, pages, links);
  const marks = pictureMarks(await MediaModel.query(trx).select("path", "version", "updatedAt"));
  const shown = ({ pictures }: Pick<Gist, "pictures">) => pictures.map((path) => marks.get(path) ?? "").join();
  const told = {
    projects: await projects.news(shown),
    posts: await posts.news((gist, { category }) => {
      const broken = gist.links.filter((to) => whyBroken(to) !== undefined);
      return JSON.stringify([shown(gist), broken, names.get(categorySlug(category)) ?? null]);
    }),
    pages: pages.map((page) => {
      const gist = { mark: markOf(page), pictures: pagePictures(page), links: [] };
      const madeOf = JSON.stringify([gist.mark, shown(gist), brokenLinks([page], whyBroken)]);
      return telling.isNews(`page ${page.id}`, gist, madeOf) ? page : page.id;
    }),
  };
  const pictures = await picturesOf(trx, [
    ...told.projects.flatMap((row) => (typeof row === "number" ? [] : projectPictures(row))),
    ...told.posts.flatMap((row) => (typeof row === "number" ? [] : postPictures(row))),
    ...guides.flatMap(guidePictures),
    ...told.pages.flatMap((row) => (typeof row === "number" ? [] : pagePictures(row))),
    ...pageSeo.map(({ seoImage }) => seoImage),
  ]);
  const articles = posts.briefs.map((brief, index) => ({ ...brief, links: posts.gists[index]?.links ?? [] }));
  return {
    revision: state.revision,
    settings: outputOf(publicSettings).parse(settings),
    prices: outputOf(publicPrices).parse(prices),
    projects: told.projects,
    posts: told.posts,
    guides,
    sizes: await guideSizes(trx, guides),
    pages: told.pages,
    pageSeo,
    names,
    changedAt: { settings: settings.updatedAt, prices: prices.updatedAt },
    pictures,
    whyBroken,
    broken: [...brokenLinks(pages, whyBroken), ...brokenArticleLinks(articles, whyBroken)],
    redirects: await redirectsNow(trx, { projects: projects.briefs, posts: posts.briefs, guides }),
  };
}

/** Records are written out for so long before others have their turn. */
const pieceMs = 3;

/** The snapshot's text, piece by piece: with thousands of records it is many megabytes, and nobody else waits for it. */
async function* snapshotText(content: Content, token?: string): AsyncGenerator<string> {
  const { revision, settings, prices, changedAt, redirects, pictures, whyBroken, broken } = content;
  const { projects, posts, guides, sizes, pages, pageSeo, names } = content;
  yield `{${token ? `"token":${JSON.stringify(token)},` : ""}"revision":${revision},"settings":${JSON.stringify(settings)},"prices":${JSON.stringify(prices)},"changedAt":${JSON.stringify(changedAt)},"redirects":${JSON.stringify(redirects)},"brokenLinks":${JSON.stringify(broken)},"content":{`;
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

/** @param rows and of those that the asker has the ids */
async function* listText<T extends object>(rows: (T | number)[], present: (row: T) => unknown): AsyncGenerator<string> {
  let [text, began] = ["[", performance.now()];
  for (const [index, row] of rows.entries()) {
    text += (index ? "," : "") + JSON.stringify(typeof row === "number" ? row : present(row));
    if (performance.now() - began < pieceMs) continue;
    yield text;
    await othersFirst();
    [text, began] = ["", performance.now()];
  }
  yield `${text}]`;
}
