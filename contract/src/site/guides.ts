import type { PublicGuide, PublicGuideCard } from "../content/guide";
import type { Language } from "../paths";
import { guidePath, shells, siteRoutes } from "../routes";
import type { Head } from "./heads";
import { firstPicture, type Heads } from "./pageHeads";
import type { WrittenIn } from "./writtenIn";

/** What a page about asking for a guide says. */
export type GuideNotice = "guideAsked" | "guideConfirm" | "guideDownload" | "guideEnded";
export const guideNotices = ["guideAsked", "guideConfirm", "guideDownload", "guideEnded"] as const;

/** What each kind of page about guides shows. The guide is null on its shell, which the browser fills. */
export type GuideContents = {
  guides: { guides: PublicGuideCard[] };
  guide: { guide: PublicGuide | null; others: PublicGuideCard[] };
  guideNotice: { guideNotice: GuideNotice };
};

/** The fixed words that they need. */
export const guideWords = {
  guides: ["common", "guides"],
  guide: ["common", "contact", "guides"],
  guideNotice: ["common", "guides"],
} as const;

type Adding<C extends keyof GuideContents> = (
  base: string,
  component: C,
  contents: GuideContents[C],
  options?: { title?: string; head?: Head | null; own?: Language[] | undefined },
) => void;
type Add = Adding<"guides"> & Adding<"guide"> & Adding<"guideNotice">;

/** In the order their editors gave them. */
export const inOrder = (guides: PublicGuide[]): PublicGuide[] =>
  [...guides].sort((a, b) => a.position - b.position || a.id - b.id);

/**
 * The pages of these guides, in one language: the list, each of them, and those one arrives at by asking for one.
 * @param written the languages in which each was written, by its slug
 */
export function addGuidePages(
  guides: PublicGuide[],
  add: Add,
  heads: Heads,
  lang: Language,
  written: WrittenIn["guides"],
): void {
  const head = heads.fixed("guides", firstPicture(guides));
  add(siteRoutes.guides.path, "guides", { guides: guides.map(guideCard) }, { head });
  for (const guide of guides) {
    const others = guides.filter((other) => other !== guide).map(guideCard);
    const own = written.get(guide.slug);
    const options = { title: guide.title, head: heads.guide(guide, own?.includes(lang) ?? false), own };
    add(guidePath(guide.slug), "guide", { guide, others: others.slice(0, 3) }, options);
  }
  for (const guideNotice of guideNotices) add(siteRoutes[guideNotice].path, "guideNotice", { guideNotice });
  add(shells.guide.file, "guide", { guide: null, others: [] }, { head });
}

function guideCard({ id, slug, title, summary, imageUrl, media, fallback }: PublicGuide): PublicGuideCard {
  const picture = media[imageUrl];
  const own = fallback.filter((field) => field === "title" || field === "summary");
  return { id, slug, title, summary, imageUrl, media: picture ? { [imageUrl]: picture } : {}, fallback: own };
}
