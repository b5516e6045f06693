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
 * An old address. Of a published project or post: `from` and `to` are unprefixed site paths, and it holds in every language.
 * `exact`: one written by hand, which leads from that very path to that very one.
 */
export const redirect = z.object({ from: z.string(), to: z.string(), exact: z.literal(true).optional() });
export type Redirect = z.infer<typeof redirect>;

const contentIn = z.object({
  projects: z.array(publicProject),
  posts: z.array(publicPost),
  guides: z.array(publicGuide),
  pages: z.array(publicPage),
  /** Of the fixed pages for which somebody wrote something. */
  pageSeo: z.array(publicPageSeo),
});

/**
 * Everything the site is built from, read in one transaction: the published content in each language, in the very
 * shapes the public calls answer with, and the revision it stands for.
 */
export const snapshot = z.object({
  revision: count,
  settings: publicSettings,
  prices: publicPrices,
  content: perLanguage(contentIn),
  /** When the studio's data and its prices last changed. */
  changedAt: z.object({ settings: moment, prices: moment }),
  redirects: z.array(redirect),
  /** The buttons and links left out of `content`, because they lead nowhere. */
  brokenLinks: z.array(brokenLink),
});
export type Snapshot = z.infer<typeof snapshot>;
