import {
  guidePath,
  type ListedRedirect,
  listedRedirect,
  messages,
  missedPath,
  nowIso,
  postPath,
  projectPath,
} from "@estudio/contract";
import {
  contentChanged,
  GuideModel,
  HandRedirectModel,
  PostModel,
  ProjectModel,
  RedirectModel,
  transaction,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { onlyPublished } from "../content/publication/published";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Handlers } from "../http/handlers";
import { partInMemory } from "../lists/inMemory";
import { findRow } from "../lists/records";
import { findRedirectProblems, withoutSpanishPrefix } from "./checkRedirects";
import { listMissed } from "./missedPaths";
import { type Published, pagesOf, resolveRedirects } from "./resolveRedirects";
import { writeRedirect } from "./writeRedirect";

type RedirectHandlers = Pick<Handlers, "listRedirects" | "createRedirects" | "deleteRedirect" | "listMissedPaths">;
/** More than any old site has: a site moves only once. */
const maxRedirects = 5000;
/** Default page size: the panel asks without a range and gets all. */
const noLimit = Number.POSITIVE_INFINITY;

/** Redirects from old paths, entered by hand one by one or in bulk, and published with the site. */
export function redirectHandlers({ db, releases, state, missed }: Deps): RedirectHandlers {
  return {
    listRedirects: async ({ list }) => partInMemory(await listAll(db), listedRedirect, list, noLimit),
    createRedirects: async ({ body, user }) => {
      const wanted = body.redirects.map(({ from, to }) => ({ from: withoutSpanishPrefix(from), to }));
      const release = await releases.current();
      const files = new Set(Object.keys(release?.files ?? {}).filter((file) => !file.endsWith(".html")));
      const made = await transaction(db, async (trx) => {
        const published = await readPublished(trx);
        const redirects = await resolveRedirects(trx, published);
        const errors = findRedirectProblems(wanted, { pages: pagesOf(published), files, redirects });
        if (Object.keys(errors).length > 0) throw invalid(errors);
        const rows = await insert(trx, wanted, user.name);
        await contentChanged(trx, { what: nameOf(wanted), who: user.name });
        return rows;
      });
      await state.refresh();
      return made.map((row) => listed(row, new Set()));
    },
    deleteRedirect: async ({ params, user }) => {
      const gone = await transaction(db, async (trx) => {
        const row = await findRow(HandRedirectModel, trx, params.id, { lock: true });
        await row.$query(trx).delete();
        await writeAudit(trx, "deleted", user, `Redirección: ${row.fromPath}`);
        await contentChanged(trx, { what: `Redirección quitada: ${row.fromPath}`, who: user.name });
        return row;
      });
      await state.refresh();
      return listed(gone, new Set());
    },
    listMissedPaths: async ({ list }) => {
      await missed.store();
      const published = await readPublished(db);
      const pages = pagesOf(published);
      const leading = new Set((await resolveRedirects(db, published)).map(({ from }) => from));
      const lost = (await listMissed(db)).filter(({ path }) => !pages.has(path) && !leading.has(path));
      return partInMemory(lost, missedPath, list, noLimit);
    },
  };
}

const nameOf = ([first, ...others]: { from: string }[]) =>
  others.length > 0 ? `${others.length + 1} redirecciones` : `Redirección: ${first?.from}`;

/**
 * Return the paths of all published records.
 * @param db the database, or a transaction with a consistent view
 */
export const readPublished = async (db: Knex): Promise<Published> => ({
  projects: await onlyPublished(ProjectModel.query(db).select("id", "slug", "category", "rooms", "district", "budget")),
  posts: await onlyPublished(PostModel.query(db).select("id", "slug", "category")),
  guides: await onlyPublished(GuideModel.query(db).select("id", "slug")),
});

async function insert(trx: Knex.Transaction, wanted: { from: string; to: string }[], who: string) {
  if ((await HandRedirectModel.query(trx).resultSize()) + wanted.length > maxRedirects)
    throw invalid({ redirects: messages.redirectsFull(maxRedirects) });
  const createdAt = nowIso();
  const rows: HandRedirectModel[] = [];
  for (const { from, to } of wanted)
    rows.push(await writeRedirect(trx, { fromPath: from, toPath: to, createdAt, createdBy: who }));
  return rows;
}

async function listAll(db: Knex): Promise<ListedRedirect[]> {
  const published = await readPublished(db);
  const working = await resolveRedirects(db, published);
  const broken = new Set(
    (await HandRedirectModel.query(db).select("fromPath"))
      .map(({ fromPath }) => fromPath)
      .filter((from) => !working.some((one) => one.exact && one.from === from)),
  );
  const byHand = await HandRedirectModel.query(db).orderBy("id", "desc");
  const renamed = await RedirectModel.query(db).orderBy("id", "desc");
  const slugs = {
    project: await ProjectModel.query(db).select("id", "slug"),
    post: await PostModel.query(db).select("id", "slug"),
    guide: await GuideModel.query(db).select("id", "slug"),
  };
  const addressOf = { project: projectPath, post: postPath, guide: guidePath };
  return [
    ...byHand.map((row) => listed(row, broken)),
    ...renamed.flatMap(({ id, kind, slug, recordId }) => {
      const from = addressOf[kind](slug);
      const now = slugs[kind].find((one) => one.id === recordId)?.slug ?? "";
      // Skip a slug that was changed back: the record is at that path again.
      if (now === slug) return [];
      const works = working.some((one) => !one.exact && one.from === from);
      const about = { createdAt: null, createdBy: "", problem: works ? "" : unpublished };
      return { id, kind: "renaming" as const, from, to: addressOf[kind](now), ...about };
    }),
  ];
}

const unpublished = "No se publica: su destino no está en la web, o en su sitio hay ahora una página";

const listed = (row: HandRedirectModel, broken: Set<string>): ListedRedirect => ({
  id: row.id,
  kind: "hand",
  from: row.fromPath,
  to: row.toPath,
  createdAt: row.createdAt,
  createdBy: row.createdBy,
  problem: broken.has(row.fromPath) ? unpublished : "",
});
