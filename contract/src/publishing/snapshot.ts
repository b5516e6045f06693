import { z } from "zod";
import { publicPrices } from "../calculator/prices";
import { publicPost } from "../content/post";
import { publicProject } from "../content/project";
import type { languages } from "../languages";
import { brokenLink, publicPage } from "../pages/page";
import { count } from "../rules/fields";
import { publicSettings } from "../settings";

const perLanguage = <T extends z.ZodType>(schema: T) =>
  z.object({ es: schema, ca: schema, en: schema } satisfies Record<(typeof languages)[number], T>);

/** An old address of a published project or post; `from` and `to` are unprefixed site paths. */
export const redirect = z.object({ from: z.string(), to: z.string() });

/**
 * Everything the site is built from, read in one transaction: the published content in each language, in the very
 * shapes the public calls answer with, and the revision it stands for.
 */
export const snapshot = z.object({
  revision: count,
  settings: publicSettings,
  prices: publicPrices,
  content: perLanguage(
    z.object({ projects: z.array(publicProject), posts: z.array(publicPost), pages: z.array(publicPage) }),
  ),
  redirects: z.array(redirect),
  /** The buttons left out of `content`, because they lead nowhere. */
  brokenLinks: z.array(brokenLink),
});
export type Snapshot = z.infer<typeof snapshot>;
