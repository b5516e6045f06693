import {
  branded,
  fixedDefaults,
  type Language,
  nowIso,
  type PageSeo,
  routeNames,
  siteRoutes,
  studioVariables,
} from "@estudio/contract";
import { contentChanged, keepVersion, PageModel, PageSeoModel, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged, listRows } from "../lists/records";

/** SEO texts of the fixed pages. Migrations create one row for each; rows are never added or deleted by users. */
export function pageSeoHandlers({ db, state }: Deps): Pick<Handlers, "listPageSeo" | "readPageSeo" | "updatePageSeo"> {
  return {
    listPageSeo: async ({ list }) => {
      const part = await listRows(PageSeoModel, db, list);
      return { ...part, rows: await presented(db, part.rows) };
    },
    readPageSeo: async ({ params }) => one(db, await findRow(PageSeoModel, db, params.id)),
    updatePageSeo: async ({ params, body, user, version }) => {
      const saved = await transaction(db, async (trx) => {
        const stored = await findRow(PageSeoModel, trx, params.id, { lock: true });
        checkVersion(stored, version);
        if (isUnchanged(stored, body)) return one(trx, stored);
        const updatedAt = nowIso();
        const patch = { ...body, updatedAt, updatedBy: user.name, version: stored.version + 1 };
        const after = await PageSeoModel.query(trx).patchAndFetchById(stored.id, patch);
        await keepVersion(trx, "page-seo", { before: stored, after, who: user });
        const [what, { path }] = [routeNames[stored.route], siteRoutes[stored.route]];
        await contentChanged(trx, { what: `En buscadores: ${what}`, who: user.name, path });
        return one(trx, after);
      });
      await state.refresh();
      return saved;
    },
  };
}

async function one(db: Knex, row: PageSeoModel): Promise<PageSeo> {
  const [shown] = await presented(db, [row]);
  if (!shown) throw new Error("pageSeo: one row, one answer");
  return shown;
}

/** Add the defaults that the site shows for empty fields: generated texts and the hero's picture. */
async function presented(db: Knex, rows: PageSeoModel[]): Promise<PageSeo[]> {
  const settings = await SettingsModel.query(db).findById(1);
  const { brand = "" } = settings ?? {};
  const pages = await PageModel.query(db).select("pageKey", "sections");
  return rows.map((row) => {
    const route = siteRoutes[row.route];
    const page = "page" in route ? pages.find(({ pageKey }) => pageKey === route.page) : undefined;
    const image = page?.sections.find(({ sectionKey }) => sectionKey === "hero")?.image ?? "";
    const defaults = (lang: Language) => {
      const { name, description } = fixedDefaults(row.route, lang, studioVariables(settings));
      return { title: branded(name, brand), description, image };
    };
    return {
      ...row,
      name: routeNames[row.route],
      path: route.path,
      brand,
      defaults: { es: defaults("es"), ca: defaults("ca"), en: defaults("en") },
    };
  });
}
