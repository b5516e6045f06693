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

/**
 * A snapshot for who has an earlier one: of a project, article or page that is as it was there stands the id alone. `token`: what the
 * next one is asked for with.
 */
export const snapshotNews = snapshot.extend({
  token: z.string(),
  content: perLanguage(
    contentIn.extend({
      projects: z.array(z.union([publicProject, count])),
      posts: z.array(z.union([publicPost, count])),
      pages: z.array(z.union([publicPage, count])),
    }),
  ),
});
export type SnapshotNews = z.infer<typeof snapshotNews>;

/**
 * @param before the snapshot whose token the news were asked for with
 * @returns the snapshot that they stand for; undefined when they leave out a record that is not in the one before
 */
export function snapshotOf({ token: _, content, ...others }: SnapshotNews, before?: Snapshot): Snapshot | undefined {
  let isWhole = true;
  const filled = <R extends { id: number }>(records: (R | number)[], known: R[] = []): R[] => {
    let byId: Map<number, R> | undefined;
    /** Most stand where they stood. */
    const knownAs = (id: number, index: number): R | undefined => {
      if (known[index]?.id === id) return known[index];
      byId ??= new Map(known.map((record) => [record.id, record]));
      return byId.get(id);
    };
    return records.flatMap((record, index) => {
      const found = typeof record === "number" ? knownAs(record, index) : record;
      isWhole &&= found !== undefined;
      return found ?? [];
    });
  };
  const inLanguage = (lang: (typeof languages)[number]) => ({
    ...content[lang],
    projects: filled(content[lang].projects, before?.content[lang].projects),
    posts: filled(content[lang].posts, before?.content[lang].posts),
    pages: filled(content[lang].pages, before?.content[lang].pages),
  });
  const now = { ...others, content: { es: inLanguage("es"), ca: inLanguage("ca"), en: inLanguage("en") } };
  return isWhole ? now : undefined;
}
