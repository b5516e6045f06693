import { z } from "zod";
import { publicPrices } from "../calculator/prices";
import { publicGuide } from "../content/guide";
import { publicPost } from "../content/post";
import { publicProject } from "../content/project";
import type { languages } from "../languages";
import { brokenLink, publicPage } from "../pages/page";
import { publicPageSeo } from "../pages/pageSeo";
import { count, moment } from "../rules/fields";
import { publicSettings } from "../settings";

const perLanguage = <T extends z.ZodType>(schema: T) =>
  z.object({ es: schema, ca: schema, en: schema } satisfies Record<(typeof languages)[number], T>);

/**
 * A redirect. If a published record was renamed, `from` and `to` are unprefixed paths and apply in every language.
 * `exact`: written by an editor, and applies to exactly that path.
 */
export const redirect = z.object({ from: z.string(), to: z.string(), exact: z.literal(true).optional() });
export type Redirect = z.infer<typeof redirect>;

const contentIn = z.object({
  projects: z.array(publicProject),
  posts: z.array(publicPost),
  guides: z.array(publicGuide),
  pages: z.array(publicPage),
  /** Only fixed pages with SEO texts. */
  pageSeo: z.array(publicPageSeo),
});

/**
 * Everything the site is built from, read in one transaction. `content` has the shapes of the public reads;
 * `revision` identifies this state.
 */
export const snapshot = z.object({
  revision: count,
  settings: publicSettings,
  prices: publicPrices,
  content: perLanguage(contentIn),
  changedAt: z.object({ settings: moment, prices: moment }),
  redirects: z.array(redirect),
  /** Buttons and links that `content` omits, because their target is missing. */
  brokenLinks: z.array(brokenLink),
});
export type Snapshot = z.infer<typeof snapshot>;
