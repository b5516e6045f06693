import type { PublicGuide, PublicGuideCard } from "../content/guide";
import { guidePath, shells, siteRoutes } from "../routes";
import type { Frame } from "./frame";
import { firstPicture } from "./heads/pageHeads";
import { guideNotices, type SitePage } from "./sitePage";

const maxOthers = 3;

/** Return the guide pages of one language: list, request notices, guides, and the shell for new guides. */
export function guidePages(all: PublicGuide[], { lang, heads, written, page }: Frame): SitePage[] {
  const guides = inOrder(all);
  const head = heads.fixed("guides", firstPicture(guides));
  return [
    page(siteRoutes.guides.path, "guides", { guides: guides.map(guideCard) }, { head }),
    ...guideNotices.map((guideNotice) => page(siteRoutes[guideNotice].path, "guideNotice", { guideNotice })),
    ...guides.map((guide) => {
      const others = guides.filter((other) => other !== guide).map(guideCard);
      const own = written.guides.get(guide.slug);
      const options = { title: guide.title, head: heads.guide(guide, own?.includes(lang) ?? false), own };
      return page(guidePath(guide.slug), "guide", { guide, others: others.slice(0, maxOthers) }, options);
    }),
    page(shells.guide.file, "guide", { guide: null, others: [] }, { head }),
  ];
}

const inOrder = (guides: PublicGuide[]): PublicGuide[] =>
  [...guides].sort((a, b) => a.position - b.position || a.id - b.id);

function guideCard({ id, slug, title, summary, imageUrl, media, fallback }: PublicGuide): PublicGuideCard {
  const picture = media[imageUrl];
  const own = fallback.filter((field) => field === "title" || field === "summary");
  return { id, slug, title, summary, imageUrl, media: picture ? { [imageUrl]: picture } : {}, fallback: own };
}
