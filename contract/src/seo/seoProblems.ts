import { z } from "zod";
import { keysOf } from "../enquiries/options";
import { language } from "../languages";
import { count } from "../rules/fields";
import { seoKinds, seoProblemNames } from "../site/seoProblems";

/**
 * One thing amiss with a page in one language. `recordId`: of a fixed page its number, of a category its address; `name`: what it
 * is called; `path`: where it is, `text`: what is amiss, `length`: its characters. `id` is made of all that, and stays.
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
