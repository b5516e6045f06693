import {
  type Defaults,
  defaultsOf,
  guidePath,
  headOf,
  isWritten,
  languages,
  localizedPath,
  picturesIn,
  postPath,
  projectPath,
  type SeoProblem,
  translated,
} from "@estudio/contract";
import { GuideModel, type ModelOf, PostModel, ProjectModel } from "@estudio/database";
import type { Knex } from "knex";
import type { ContentRow } from "../content/content";
import { onlyPublished } from "../content/published";
import { type FoundPage, onceIn, undescribed } from "./foundPages";

/** Rows per query; articles may be long. */
const atOnce = 20;

/**
 * Yield the pages of published records, in each language in which they are written.
 * @param looks whether to check their pictures
 */
export async function* foundRecords(db: Knex, brand: string, looks: boolean): AsyncGenerator<FoundPage> {
  yield* ofKind(db, ProjectModel, looks, (row) =>
    recordOf(brand, {
      ...{ kind: "project", row, path: projectPath(row.slug), text: "description" },
      fields: ["title", "description", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.project({ ...row, ...texts }),
      pictures: [row.mainImage, ...row.galleryImages, row.beforeImage, row.afterImage],
    }),
  );
  yield* ofKind(db, PostModel, looks, (row) =>
    recordOf(brand, {
      ...{ kind: "post", row, path: postPath(row.slug), text: "content" },
      fields: ["title", "excerpt", "content", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.post({ ...row, ...texts }),
      pictures: [row.imageUrl, ...undescribedIn(row.content)],
    }),
  );
  yield* ofKind(db, GuideModel, looks, (row) =>
    recordOf(brand, {
      ...{ kind: "guide", row, path: guidePath(row.slug), text: "content" },
      fields: ["title", "summary", "content", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.guide({ ...row, ...texts }),
      pictures: [row.imageUrl, ...undescribedIn(row.content)],
    }),
  );
}

/** Return the pictures whose alternative text is empty in the Markdown. */
const undescribedIn = (content: string) => picturesIn(content).filter((path) => content.includes(`![](${path})`));

type FoundRecord = { pages: Omit<FoundPage, "withoutAlt">[]; pictures: string[] };

async function* ofKind<R extends ContentRow>(
  db: Knex,
  model: ModelOf<R>,
  looks: boolean,
  found: (row: R) => FoundRecord,
): AsyncGenerator<FoundPage> {
  // Read the ids first: sorting rows with whole articles for every part would dominate the cost.
  const ids = (await onlyPublished(model.query(db)).select("id").orderBy("id")).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = model.query(db).whereIn("id", ids.slice(at, at + atOnce));
    const rows = await part.orderBy("id").castTo<R[]>();
    const records = rows.map(found);
    const missed = new Set(
      looks
        ? await undescribed(
            db,
            records.flatMap(({ pictures }) => pictures),
          )
        : [],
    );
    for (const { pages, pictures } of records) {
      const withoutAlt = [...new Set(pictures)].filter((path) => missed.has(path));
      for (const page of pages) yield { ...page, withoutAlt: onceIn(page.lang, withoutAlt) };
    }
  }
}

type Row = ContentRow & { seoTitle: string; seoDescription: string; seoImage: string };
type Of<R extends Row, F extends keyof R & string> = {
  kind: SeoProblem["kind"];
  row: R;
  path: string;
  fields: F[];
  /** A language counts as written only if this field has text. */
  text: string;
  defaults(texts: Pick<R, F>): Defaults;
  pictures: string[];
};

function recordOf<R extends Row, F extends keyof R & string>(
  brand: string,
  { kind, row, path, fields, text, defaults, pictures }: Of<R, F>,
): FoundRecord {
  const about = { kind, recordId: row.id, name: row.title };
  const pages = languages.flatMap((lang) => {
    const texts = translated(row, fields, lang);
    const said = String(new Map(Object.entries(texts)).get(text) ?? "");
    if (!isWritten(texts, said, text)) return [];
    const { title, description } = headOf({ ...row, ...texts }, defaults(texts), { brand, media: {} });
    return { ...about, lang, path: localizedPath(path, lang), head: { title, description } };
  });
  return { pages, pictures };
}
