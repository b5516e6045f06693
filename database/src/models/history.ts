import {
  copySummary,
  type Guide,
  type Page,
  type Post,
  type Project,
  previewInput,
  trashed,
  versionedResource,
  versionSummary,
} from "@estudio/contract";
import { z } from "zod";
import { recordModel } from "./recordModel";

type PageDraft = Omit<Page, "id" | "updatedBy" | "version"> & { id: number };

export class PreviewModel extends recordModel(
  z.object({
    token: z.string(),
    kind: z.enum(previewInput.options.map((option) => option.shape.kind.value)),
    record: z.custom<Project | Post | Guide | PageDraft>((value) => value !== null),
    shared: z.boolean(),
    expiresAt: z.string(),
  }),
  { table: "previews", idColumn: "token", json: ["record"] },
) {}

/** `record`: its id in the API. `snapshot`: the fields that users edit. Written by `versions.ts`. */
export class VersionModel extends recordModel(
  versionSummary.extend({
    resource: versionedResource,
    record: z.string(),
    savedById: z.int().nullable().default(null),
    savedFrom: z.string(),
    snapshot: z.record(z.string(), z.unknown()),
  }),
  { table: "versions", idColumn: ["resource", "record", "version"], json: ["changed", "snapshot"] },
) {}

/**
 * Idempotency key of a created record, so that a repeated request creates no second one. `version`: what was written.
 */
export class CreationModel extends recordModel(
  z.object({ resource: versionedResource, name: z.string(), recordId: z.int(), version: z.int(), at: z.string() }),
  { table: "creations", idColumn: ["resource", "name"] },
) {}

/** `record`: the whole row. `redirects`: former slugs. Written by `trash.ts`. */
export class TrashModel extends recordModel(
  trashed.extend({
    deletedById: z.int().nullable().default(null),
    record: z.record(z.string(), z.unknown()),
    redirects: z.array(z.string()),
  }),
  { table: "trash", json: ["record", "redirects"] },
) {}

/** `written`: all fields that users edit, except `publishAt`, which is a column. Written by `content/copies.ts`. */
export class WorkingCopyModel extends recordModel(copySummary.extend({ written: z.record(z.string(), z.unknown()) }), {
  table: "working_copies",
  json: ["written"],
}) {}
