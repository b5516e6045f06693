import type { PublicGuide } from "../../content/guide";
import type { PublicPost } from "../../content/post";
import type { PublicProject } from "../../content/project";
import type { PublicPage } from "../../pages/page";
import type { PublicPageSeo } from "../../pages/pageSeo";
import type { Language } from "../../paths";
import { facetWords } from "../../portfolio/words";
import type { PublicSettings } from "../../settings";
import { studioVariables } from "../../text/studioVariables";
import type { CategoryLink } from "../lists/categories";
import { memoize } from "../memoize";
import type { FixedRoute } from "./fixedHeads";
import {
  categoryDefaults,
  type Defaults,
  defaultsOf,
  fixedDefaults,
  type Head,
  headOf,
  noSeo,
  type Seo,
} from "./heads";

/** Default share picture of a page. */
type Shown = { image: string; media: PublicProject["media"] } | undefined;

/** Heads are memoized per record and studio name. */
const recordHeads = <R extends Seo & { media: PublicProject["media"] }>(defaults: (record: R) => Defaults) =>
  memoize((record: R) => {
    const made = new Map<string, Head>();
    return (brand: string, isWritten: boolean): Head => {
      const name = `${isWritten} ${brand}`;
      const head = made.get(name) ?? headOf(record, defaults(record), { brand, media: record.media, isWritten });
      made.set(name, head);
      return head;
    };
  });
const heads = {
  project: recordHeads<PublicProject>(defaultsOf.project),
  post: recordHeads<PublicPost>(defaultsOf.post),
  guide: recordHeads<PublicGuide>(defaultsOf.guide),
};

export function headsIn(
  lang: Language,
  settings: Pick<PublicSettings, "brand" | "answerHours" | "statExperience" | "city">,
  pageSeo: PublicPageSeo[],
) {
  const { brand } = settings;
  return {
    fixed(route: FixedRoute, shown: Shown): Head {
      const seo = pageSeo.find((one) => one.route === route);
      const media = { ...shown?.media, ...seo?.media };
      return headOf(seo ?? noSeo, fixedDefaults(route, lang, studioVariables(settings), shown?.image), {
        brand,
        media,
      });
    },
    project: (project: PublicProject, isWritten: boolean): Head => heads.project(project)(brand, isWritten),
    post: (post: PublicPost, isWritten: boolean): Head => heads.post(post)(brand, isWritten),
    guide: (guide: PublicGuide, isWritten: boolean): Head => heads.guide(guide)(brand, isWritten),
    category: ({ name }: CategoryLink, shown: Shown): Head =>
      headOf(noSeo, categoryDefaults(name, lang, shown?.image), { brand, media: shown?.media ?? {} }),
    /** @param title of a filter page: one kind of client, room, district or budget */
    facet: (title: string, shown: Shown): Head =>
      headOf(
        noSeo,
        { name: title, description: facetWords[lang].description(title), image: shown?.image ?? "" },
        { brand, media: shown?.media ?? {} },
      ),
  };
}
export type Heads = ReturnType<typeof headsIn>;

/** Return the picture of a page's hero section, if any. */
export function heroOf(page: PublicPage | null): Shown {
  const hero = page?.sections.find(({ sectionKey }) => sectionKey === "hero");
  return hero && { image: hero.image, media: hero.media };
}

/** Return the first card's picture, if any. */
export const firstPicture = (
  cards: ({ media: PublicProject["media"] } & ({ mainImage: string } | { imageUrl: string }))[],
): Shown => {
  const [first] = cards;
  return first && { image: "mainImage" in first ? first.mainImage : first.imageUrl, media: first.media };
};
