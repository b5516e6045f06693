import { randomBytes } from "node:crypto";
import { blankSection, dayMs, type Language, nowIso, type PreviewInput, previewPath } from "@estudio/contract";
import { PreviewModel } from "@estudio/database";
import { withWorkingCopy } from "../copies/copyOf";
import { pageWithCopy } from "../copies/pageCopy";
import type { Deps } from "../deps";
import { notFound } from "../errors";
import { guideKind, guideSizes } from "../guides/guides";
import type { Handlers } from "../http/handlers";
import { findRow } from "../lists/records";
import { judgeLinks } from "../pages/links";
import { findPage } from "../pages/stored";
import { currentUser } from "../sessions/session";
import { categoryNames } from "./categories/categories";
import { type ContentKind, type ContentRow, checkSchedule } from "./content";
import { postKind } from "./posts";
import { projectKind } from "./projects";
import {
  guidePictures,
  pagePictures,
  picturesOf,
  postPictures,
  projectPictures,
  toPublicGuide,
  toPublicPage,
  toPublicPost,
  toPublicProject,
} from "./publicRecords";

const minutes = 60_000;
const lifetimeMs = { own: 12 * 60 * minutes, shared: 7 * dayMs };

/**
 * Previews of drafts and unsaved values in the real design, for signed-in users or through a shared link. They
 * expire.
 */
export function previewHandlers({ db }: Deps): Pick<Handlers, "createPreview" | "readPreview"> {
  return {
    createPreview: async ({ body }) => {
      const token = randomBytes(24).toString("base64url");
      const expiresAt = nowIso(body.shared ? lifetimeMs.shared : lifetimeMs.own);
      const record = await recordOf(db, body);
      await PreviewModel.query(db).insert({ token, kind: body.kind, record, shared: body.shared, expiresAt });
      return { url: `${previewPath}?token=${token}`, expiresAt };
    },
    readPreview: async ({ ctx, params, lang }) => {
      const found = await PreviewModel.query(db).findById(params.token).where("expiresAt", ">", nowIso());
      if (!found || !(found.shared || (await currentUser(ctx, db))))
        throw notFound("Esta vista previa no existe o ha caducado");
      ctx.set("Cache-Control", "no-store");
      return presented(db, found, lang);
    },
  };
}

export const forgetOldPreviews = (db: Deps["db"], now: Date) =>
  PreviewModel.query(db).delete().where("expiresAt", "<", now.toISOString());

async function recordOf(db: Deps["db"], input: PreviewInput): Promise<PreviewModel["record"]> {
  if (input.kind === "page") return pageRecord(db, input);
  if (input.kind === "guide") return draftOf(db, guideKind, input);
  return input.kind === "project" ? draftOf(db, projectKind, input) : draftOf(db, postKind, input);
}

type Draft = { id?: number; values?: object };

async function draftOf<R extends ContentRow>(db: Deps["db"], of: ContentKind<R>, { id, values = {} }: Draft) {
  const draft = id === undefined ? blankDraft(of) : await withWorkingCopy(db, of, await findRow(of.model, db, id));
  draft.$set(values);
  checkSchedule(draft);
  return draft;
}

const blankDraft = <R extends ContentRow>({ model, blank }: ContentKind<R>) =>
  model.fromJson({ id: 1, createdAt: now(), updatedAt: now(), ...blank() }, { skipValidation: true });

const now = () => nowIso();

async function pageRecord(
  db: Deps["db"],
  input: Extract<PreviewInput, { kind: "page" }>,
): Promise<PreviewModel["record"]> {
  const { id, sections } = await pageWithCopy(db, await findPage(db, input.id));
  const sent = input.values?.sections ?? [];
  const kept = sections.filter((one) => !sent.some((section) => section.sectionKey === one.sectionKey));
  const changed = sent.map((section) => ({
    ...blankSection(section.sectionKey),
    ...sections.find((one) => one.sectionKey === section.sectionKey),
    ...section,
  }));
  return { id, pageKey: input.id, updatedAt: now(), sections: [...kept, ...changed] };
}

async function presented(db: Deps["db"], { record }: PreviewModel, lang: Language) {
  if ("sections" in record) {
    const pictures = await picturesOf(db, pagePictures(record));
    const shown = toPublicPage(record, lang, pictures, await judgeLinks(db, [record]));
    return { kind: "page" as const, record: shown };
  }
  if ("summary" in record) {
    const pictures = await picturesOf(db, guidePictures(record));
    const judged = { whyBroken: await judgeLinks(db, [], [record]), sizes: await guideSizes(db, [record]) };
    return { kind: "guide" as const, record: toPublicGuide(record, lang, pictures, judged) };
  }
  if ("excerpt" in record) {
    const pictures = await picturesOf(db, postPictures(record));
    const judged = { whyBroken: await judgeLinks(db, [], [record]), names: await categoryNames(db) };
    const shown = toPublicPost(record, lang, pictures, judged);
    return { kind: "post" as const, record: shown };
  }
  return {
    kind: "project" as const,
    record: toPublicProject(record, lang, await picturesOf(db, projectPictures(record))),
  };
}
