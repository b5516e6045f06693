import { z } from "zod";
import { buildPhases, buildStatuses } from "../enquiries/options";
import { count, id, moment, text } from "../rules/fields";
import { keysOf } from "../rules/keys";

/**
 * One build of the site: request, progress and receipt in one row.
 * - `revision`: content revision it published; null until known.
 * - `release`: the directory it produced.
 * - `changes`: its causes.
 * - `log`: the builder's last lines on failure, otherwise a summary.
 */
export const siteBuild = z.object({
  id,
  status: z.enum(keysOf(buildStatuses)),
  phase: z.enum(keysOf(buildPhases)),
  /** 0 to 100. */
  progress: z.int(),
  reason: z.string(),
  changes: z.array(z.object({ what: z.string(), who: z.string(), at: moment, path: z.string().optional() })),
  /** Builds the whole site with Gatsby, rather than only the changed pages. */
  full: z.boolean(),
  revision: count.nullable(),
  release: z.string().nullable(),
  pagesWritten: count.nullable(),
  /** When the builder found the change on the public page. */
  verifiedAt: moment.nullable(),
  /** Its release is still stored, so that one can return to it. */
  restorable: z.boolean(),
  message: z.string(),
  log: z.string(),
  requestedAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
});
export type SiteBuild = z.infer<typeof siteBuild>;

/** `release`: serve that earlier release again instead of building; `full`: build the whole site. */
export const siteBuildInput = z.strictObject({ reason: text(300), release: text(100), full: z.boolean() }).partial();

/** `revision`: of the content; `built`: of the served site; `pinned`: an earlier release is served on purpose. */
export const siteRevision = z.object({ revision: count, built: count, pinned: z.boolean() });
