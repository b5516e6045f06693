import type { Category } from "@estudio/contract/enquiries/options";
import { siteRoutes } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { Section } from "../content/records";
import { Link } from "../frame/Link";

type Props = {
  section: Pick<Section, "ctaText" | "ctaUrl" | "fallback">;
  /** The page's kind of projects: its way to the portfolio leads to those. */
  category?: Category;
  className?: string;
};

/** A section's own link, if it has one. */
export function CallToAction({ section, category, className = "" }: Props) {
  if (!section.ctaText || !section.ctaUrl) return null;
  const { path } = siteRoutes.portfolio;
  const to = category && section.ctaUrl === path ? `${path}?categoria=${category}` : section.ctaUrl;
  return (
    <p className={className}>
      <Link to={to} className="link" {...spanishIf(section, "ctaText")}>
        {section.ctaText}
      </Link>
    </p>
  );
}
