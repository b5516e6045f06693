import { z } from "zod";
import { buildPhases, buildStatuses, keysOf } from "../enquiries/options";
import { count, id, moment, text } from "../rules/fields";

/**
 * One build of the site: request, progress and receipt in one row.
 * `revision` is the content revision it published (null until known); `release` the directory it produced;
 * `changes` what caused it; `log` the builder's last lines when it failed, else how it was built.
 */
export const siteBuild = z.object({
  id,
  status: z.enum(keysOf(buildStatuses)),
  phase: z.enum(keysOf(buildPhases)),
  /** 0 to 100. */
  progress: z.int(),
  reason: z.string(),
  changes: z.array(z.object({ what: z.string(), who: z.string(), at: moment, path: z.string().optional() })),
  /** It made the whole site anew with Gatsby, or is to do so; else only what the change touches. */
  full: z.boolean(),
  revision: count.nullable(),
  release: z.string().nullable(),
  pagesWritten: count.nullable(),
  /** When the public page was fetched and the change found in it. */
  verifiedAt: moment.nullable(),
  /** Its release is still kept: one can return to it. */
  restorable: z.boolean(),
  message: z.string(),
  log: z.string(),
  requestedAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
});
export type SiteBuild = z.infer<typeof siteBuild>;

/** `release`: return to that earlier release instead of building a new one; `full`: build the whole site anew. */
export const siteBuildInput = z.strictObject({ reason: text(300), release: text(100), full: z.boolean() }).partial();

/** `revision` of the content, `built`: that of the served site; `pinned`: an earlier release is served on purpose, fresh content is off. */
export const siteRevision = z.object({ revision: count, built: count, pinned: z.boolean() });
