import { blankGuide, type Guide, guideFileParts, guidePath, guideTranslatable, messages } from "@estudio/contract";
import { GuideFileModel, GuideModel, searchTextOf } from "@estudio/database";
import type { Knex } from "knex";
import { type ContentKind, contentHandlers } from "../content/content";
import { listedGuide } from "../content/listed";
import { onlyPublished, publishedGuides } from "../content/publication/published";
import { guideCard, guidePictures, picturesOf, toPublicGuide } from "../content/publicRecords";
import type { Deps } from "../deps";
import { invalid, notFound } from "../errors";
import type { Call, Handlers } from "../http/handlers";
import { publicPart } from "../lists/publicPart";
import { judgeLinks } from "../pages/links";

export const guideKind: ContentKind<GuideModel> = {
  kind: "guide",
  resource: "guides",
  model: GuideModel,
  name: "Guía",
  pathOf: guidePath,
  translatable: guideTranslatable,
  blank: blankGuide,
  searchText: searchTextOf.guide,
  check: checkFiles,
};

type GuideHandlers = Pick<
  Handlers,
  "listPublicGuides" | "readPublicGuide" | "listGuides" | "readGuide" | "createGuide" | "updateGuide" | "deleteGuide"
>;

/** Guides for visitors and the panel. Requests for them are in `requests.ts`. */
export function guideHandlers(deps: Deps): GuideHandlers {
  const { db } = deps;
  const crud = contentHandlers(deps, guideKind, listedGuide);
  const present = async (rows: Guide[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(db, rows.flatMap(guidePictures));
    const judged = { whyBroken: await judgeLinks(db, [], rows), sizes: await guideSizes(db, rows) };
    return rows.map((row) => toPublicGuide(row, lang, pictures, judged));
  };
  const cards = async (rows: Guide[], { lang }: Pick<Call, "lang">) => {
    const pictures = await picturesOf(
      db,
      rows.map((row) => row.imageUrl),
    );
    return rows.map((row) => guideCard(row, lang, pictures));
  };
  return {
    listPublicGuides: async (call) => {
      const part = await publicPart(publishedGuides(db), call.list);
      return { ...part, rows: await (call.list.cards ? cards : present)(part.rows, call) };
    },
    readPublicGuide: async (call) => {
      const row = await onlyPublished(GuideModel.query(db).findOne({ slug: call.params.slug }));
      const [shown] = row ? await present([row], call) : [];
      if (!shown) throw notFound("Esa guía no está, o ya no se ofrece.");
      return shown;
    },
    listGuides: crud.list,
    readGuide: crud.read,
    createGuide: crud.create,
    updateGuide: crud.update,
    deleteGuide: crud.remove,
  };
}

/** Return the files of a guide by field. */
export const filesOf = ({ file, translations: { ca, en } }: Pick<Guide, "file" | "translations">) => ({
  file,
  "translations.ca.file": ca?.file ?? "",
  "translations.en.file": en?.file ?? "",
});

/** Return the sizes of the guides' files in bytes, by file name. */
export async function guideSizes(db: Knex, guides: Guide[]): Promise<Map<string, number>> {
  const files = guides.flatMap((guide) => Object.values(filesOf(guide))).filter(Boolean);
  const rows = await GuideFileModel.query(db).whereIn(
    "key",
    files.map((file) => guideFileParts(file).key),
  );
  return new Map(
    files.map((file) => [file, rows.find(({ key }) => key === guideFileParts(file).key)?.bytes ?? 0] as const),
  );
}

/**
 * Check that all files exist, and that a published guide has a Spanish one.
 * @throws Refusal invalid
 */
async function checkFiles(trx: Knex.Transaction, guide: Guide): Promise<void> {
  if (guide.file === "" && (guide.status === "published" || guide.publishAt !== null))
    throw invalid({ file: messages.guideFileNeeded });
  const sizes = await guideSizes(trx, [guide]);
  const gone = Object.entries(filesOf(guide)).filter(([, file]) => file !== "" && !sizes.get(file));
  if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(([field]) => [field, messages.guideFileGone])));
}
