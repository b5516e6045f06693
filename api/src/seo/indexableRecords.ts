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
import { onlyPublished } from "../content/publication/published";
import { type IndexablePage, onlyInSpanish, picturesWithoutAlt } from "./indexablePages";

/** Rows per query; articles may be long. */
const rowsPerQuery = 20;

/**
 * Yield the pages of published records, in each language in which they are written.
 * @param looks whether to check their pictures
 */
export async function* indexableRecords(
  db: Knex,
  brand: string,
  checksPictures: boolean,
): AsyncGenerator<IndexablePage> {
  yield* pagesOfKind(db, ProjectModel, checksPictures, (row) =>
    recordOf(brand, {
      ...{ kind: "project", row, path: projectPath(row.slug), text: "description" },
      fields: ["title", "description", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.project({ ...row, ...texts }),
      pictures: [row.mainImage, ...row.galleryImages, row.beforeImage, row.afterImage],
    }),
  );
  yield* pagesOfKind(db, PostModel, checksPictures, (row) =>
    recordOf(brand, {
      ...{ kind: "post", row, path: postPath(row.slug), text: "content" },
      fields: ["title", "excerpt", "content", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.post({ ...row, ...texts }),
      pictures: [row.imageUrl, ...picturesWithoutAltIn(row.content)],
    }),
  );
  yield* pagesOfKind(db, GuideModel, checksPictures, (row) =>
    recordOf(brand, {
      ...{ kind: "guide", row, path: guidePath(row.slug), text: "content" },
      fields: ["title", "summary", "content", "seoTitle", "seoDescription"],
      defaults: (texts) => defaultsOf.guide({ ...row, ...texts }),
      pictures: [row.imageUrl, ...picturesWithoutAltIn(row.content)],
    }),
  );
}

/** Return the pictures whose alternative text is empty in the Markdown. */
const picturesWithoutAltIn = (content: string) =>
  picturesIn(content).filter((path) => content.includes(`![](${path})`));

type IndexableRecord = { pages: Omit<IndexablePage, "withoutAlt">[]; pictures: string[] };

async function* pagesOfKind<R extends ContentRow>(
  db: Knex,
  model: ModelOf<R>,
  checksPictures: boolean,
  toRecord: (row: R) => IndexableRecord,
): AsyncGenerator<IndexablePage> {
  // Read the ids first: sorting rows with whole articles for every part would dominate the cost.
  const ids = (await onlyPublished(model.query(db)).select("id").orderBy("id")).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += rowsPerQuery) {
    const part = model.query(db).whereIn("id", ids.slice(at, at + rowsPerQuery));
    const rows = await part.orderBy("id").castTo<R[]>();
    const records = rows.map(toRecord);
    const missed = new Set(
      checksPictures
        ? await picturesWithoutAlt(
            db,
            records.flatMap(({ pictures }) => pictures),
          )
        : [],
    );
    for (const { pages, pictures } of records) {
      const withoutAlt = [...new Set(pictures)].filter((path) => missed.has(path));
      for (const page of pages) yield { ...page, withoutAlt: onlyInSpanish(page.lang, withoutAlt) };
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
): IndexableRecord {
  const about = { kind, recordId: row.id, name: row.title };
  const pages = languages.flatMap((lang) => {
    const texts = translated(row, fields, lang);
    const mainText = String(new Map(Object.entries(texts)).get(text) ?? "");
    if (!isWritten(texts, mainText, text)) return [];
    const { title, description } = headOf({ ...row, ...texts }, defaults(texts), { brand, media: {} });
    return { ...about, lang, path: localizedPath(path, lang), head: { title, description } };
  });
  return { pages, pictures };
}
