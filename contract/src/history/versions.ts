import { z } from "zod";
import { pricesInput } from "../calculator/prices";
import { guideInput } from "../content/guide";
import { mediaInput } from "../content/media";
import { postInput } from "../content/post";
import { projectInput } from "../content/project";
import { templateInput } from "../enquiries/mails/template";
import { pageInput } from "../pages/page";
import { pageSeoInput } from "../pages/pageSeo";
import { moment } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { settingsInput } from "../settings";

/** Resources with a history, as named in API paths, each with its editable fields. */
export const versioned = {
  projects: keysOf(projectInput.shape),
  blog: keysOf(postInput.shape),
  guides: keysOf(guideInput.shape),
  pages: keysOf(pageInput.shape),
  settings: keysOf(settingsInput.shape),
  prices: keysOf(pricesInput.shape),
  media: keysOf(mediaInput.shape),
  templates: keysOf(templateInput.shape),
  "page-seo": keysOf(pageSeoInput.shape),
} satisfies Record<string, string[]>;
export type VersionedResource = keyof typeof versioned;
export const versionedResource = z.enum(keysOf(versioned));

/**
 * One save: author, time and changed fields (`changedPaths`).
 * `savedAt` is null for sections stored before the history existed.
 */
export const versionSummary = z.object({
  version: z.int(),
  savedAt: moment.nullable(),
  savedBy: z.string(),
  changed: z.array(z.string()),
});
export type VersionSummary = z.infer<typeof versionSummary>;

/** `values`: the record after that save, as a PUT takes it. `savedFrom`: the device; empty if unknown or the program itself. */
export const recordVersion = versionSummary.extend({
  savedFrom: z.string(),
  values: z.record(z.string(), z.unknown()),
});
export type RecordVersion = z.infer<typeof recordVersion>;
