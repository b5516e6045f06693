import { z } from "zod";
import { guide, guideInput } from "../content/guide";
import { post, postInput } from "../content/post";
import { project, projectInput } from "../content/project";
import { page, pageInput } from "../pages/page";
import { count, id, moment, momentInput } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { copyable } from "./copyable";

/**
 * A working copy holds changes to a published record, which visitors go on seeing unchanged. It reads like the record:
 * `version`, `updatedAt` and `updatedBy` are the copy's own, and `publishAt` is when it replaces the record.
 * `base`: the record's version it started from; `problem`: why scheduled publication failed, or else empty.
 */
const ofCopy = { base: z.int(), problem: z.string() };
export const projectCopy = project.extend(ofCopy);
export const postCopy = post.extend(ofCopy);
export const guideCopy = guide.extend(ofCopy);
/** Pages cannot be scheduled themselves, so `publishAt` is the copy's alone. */
export const pageCopy = page.extend({ ...ofCopy, publishAt: moment.nullable() });
export type PageCopy = z.infer<typeof pageCopy>;

/** For a new copy, `version` is 0 and `base` is the version of the record it starts from. */
const begins = { base: id.optional() };
export const projectCopyInput = projectInput.extend(begins);
export const postCopyInput = postInput.extend(begins);
export const guideCopyInput = guideInput.extend(begins);
export const pageCopyInput = pageInput
  .partial()
  .extend({ ...begins, base: count.optional(), publishAt: momentInput.nullable().optional() });

/** `version`: the copy as last seen. `base`: allows replacing that version of the record, if it changed since the copy began. */
export const publishCopyInput = z.strictObject({ version: count.optional(), base: id.optional() });

/** An entry in the list of copies. `recordId` of a page is its number in `pageNumbers`. */
export const copySummary = z.object({
  id,
  resource: z.enum(keysOf(copyable)),
  recordId: id,
  base: z.int(),
  publishAt: moment.nullable(),
  problem: z.string(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string(),
  version: z.int(),
});
export type CopySummary = z.infer<typeof copySummary>;
