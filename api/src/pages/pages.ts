import { type Page, page, pageKeys } from "@estudio/contract";
import { PageModel, transaction } from "@estudio/database";
import { publishedPosts } from "../content/publication/published";
import { pagePictures, picturesOf, toPublicPage } from "../content/publicRecords";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { partInMemory } from "../lists/inMemory";
import { articleLinks, brokenArticleLinks, brokenLinks, judgeLinks } from "./links";
import { savePage } from "./savePage";
import { adminPage, blankPageModel, findPage, retryFirstSave } from "./stored";

type PageHandlers = Pick<Handlers, "readPage" | "listPages" | "readAdminPage" | "updatePage" | "listBrokenLinks">;

export function pageHandlers({ db, state }: Deps): PageHandlers {
  return {
    readPage: async ({ params, lang }) => {
      const row = await findPage(db, params.pageKey);
      return toPublicPage(row, lang, await picturesOf(db, pagePictures(row)), await judgeLinks(db, [row]));
    },
    listBrokenLinks: async () => {
      const pages = await PageModel.query(db).orderBy("id");
      const posts = (await publishedPosts(db)).map((post) => ({ ...post, links: articleLinks(post) }));
      const whyBroken = await judgeLinks(db, pages, posts);
      return [...brokenLinks(pages, whyBroken), ...brokenArticleLinks(posts, whyBroken)];
    },
    listPages: async ({ list }) => partInMemory(allPages(await PageModel.query(db)), page, list),
    readAdminPage: async ({ params }) => adminPage(await findPage(db, params.pageKey)),
    updatePage: async ({ params: { pageKey }, body: { sections }, version, user }) => {
      const saved = await retryFirstSave(() =>
        transaction(db, (trx) => savePage(trx, { pageKey, sections, version, who: user })),
      );
      await state.refresh();
      return saved;
    },
  };
}

/** Return all six pages. Pages without a row are blank. */
const allPages = (stored: PageModel[]): Page[] =>
  pageKeys.map((key) => adminPage(stored.find((one) => one.pageKey === key) ?? blankPageModel(key)));
