import { z } from "zod";
import { language } from "../languages";
import { count } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { seoKinds, seoProblemNames } from "../site/heads/seoProblems";

/**
 * A problem of a page in one language. `recordId`: a category's slug, otherwise a number.
 * `text`: the faulty text; `length`: its characters. `id` is derived from the other fields, and therefore stable.
 */
export const seoProblem = z.object({
  id: z.string(),
  kind: z.enum(keysOf(seoKinds)),
  recordId: z.union([count, z.string()]),
  name: z.string(),
  lang: language,
  path: z.string(),
  problem: z.enum(keysOf(seoProblemNames)),
  text: z.string(),
  length: count,
});
export type SeoProblem = z.infer<typeof seoProblem>;
