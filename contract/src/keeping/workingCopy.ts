import { z } from "zod";
import { guide, guideInput } from "../content/guide";
import { post, postInput } from "../content/post";
import { project, projectInput } from "../content/project";
import { keysOf } from "../enquiries/options";
import { page, pageInput } from "../pages/page";
import { count, id, moment, momentInput } from "../rules/fields";
import { copied } from "./copied";

/**
 * Visitors go on seeing a published record as it is while somebody writes on its working copy. That is read as the record it is
 * going to be: `version`, `updatedAt` and `updatedBy` are the copy's own, `publishAt` is when it is published by itself. `base`:
 * the version of the published record that it began from; `problem`: why it was not published when its moment came, else empty.
 */
const ofCopy = { base: z.int(), problem: z.string() };
export const projectCopy = project.extend(ofCopy);
export const postCopy = post.extend(ofCopy);
export const guideCopy = guide.extend(ofCopy);
/** Pages have no moment of their own to appear: here it is the copy's alone. */
export const pageCopy = page.extend({ ...ofCopy, publishAt: moment.nullable() });
export type PageCopy = z.infer<typeof pageCopy>;

/** What may be written of one. Where there is none yet, `base` says of which version of the record it is a copy, and `version` is 0. */
const begins = { base: id.optional() };
export const projectCopyInput = projectInput.extend(begins);
export const postCopyInput = postInput.extend(begins);
export const guideCopyInput = guideInput.extend(begins);
export const pageCopyInput = pageInput
  .partial()
  .extend({ ...begins, base: count.optional(), publishAt: momentInput.nullable().optional() });

/** `version`: the copy as it was seen; `base`: the version of the published record that it may replace, where that has changed since it began. */
export const publishCopyInput = z.strictObject({ version: count.optional(), base: id.optional() });

/** One of the list of copies: of which record (a page by its number in `pageNumbers`), and what is going to become of it. */
export const copySummary = z.object({
  id,
  resource: z.enum(keysOf(copied)),
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
