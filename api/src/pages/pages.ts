import { type Page, page, pageKeys } from "@estudio/contract";
import { PageModel, transaction } from "@estudio/database";
import { pagePictures, picturesOf, toPublicPage } from "../content/publicRecords";
import { publishedPosts } from "../content/published";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { Refusal } from "../errors";
import type { ListQuery } from "../lists/listQuery";
import type { ListPart } from "../lists/records";
import { articleLinks, brokenArticleLinks, brokenLinks, judgeLinks } from "./links";
import { savePage } from "./savePage";
import { adminPage, blankPageModel, findPage, inTurn } from "./stored";

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
    listPages: async ({ list }) => listPages(await PageModel.query(db), list),
    readAdminPage: async ({ params }) => adminPage(await findPage(db, params.pageKey)),
    updatePage: async ({ params: { pageKey }, body: { sections }, version, user }) => {
      const saved = await inTurn(() =>
        transaction(db, (trx) => savePage(trx, { pageKey, sections, version, who: user })),
      );
      await state.refresh();
      return saved;
    },
  };
}

/** The six pages, also those nobody has written in yet. */
function listPages(stored: PageModel[], { filter, sort, range }: ListQuery): ListPart<Page> {
  const { id, pageKey = id, ...others } = filter;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal("unreadable", `No se puede filtrar por ${unknown}`);
  if (sort && !Object.hasOwn(page.shape, sort.field))
    throw new Refusal("unreadable", `No se puede ordenar por ${sort.field}`);
  const all = pageKeys
    .filter((key) => pageKey === undefined || [pageKey].flat().includes(key))
    .map((key) => adminPage(stored.find((one) => one.pageKey === key) ?? blankPageModel(key)));
  if (sort) {
    const value = (one: Page) => one[sort.field as "updatedAt"];
    const direction = sort.order === "ASC" ? 1 : -1;
    all.sort((a, b) => (value(a) < value(b) ? -direction : value(a) > value(b) ? direction : 0));
  }
  const first = range?.first ?? 0;
  return { rows: all.slice(first, range ? range.last + 1 : undefined), total: all.length, first, counted: true };
}
