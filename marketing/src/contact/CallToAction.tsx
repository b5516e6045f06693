import { siteRoutes } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { Section } from "../content/records";
import { Link } from "../frame/Link";

type Props = {
  section: Pick<Section, "ctaText" | "ctaUrl" | "fallback">;
  /** Replaces a link to the portfolio: the projects of this page's category. */
  portfolio?: string | undefined;
  className?: string;
};

export function CallToAction({ section, portfolio, className = "" }: Props) {
  if (!section.ctaText || !section.ctaUrl) return null;
  const to = portfolio && section.ctaUrl === siteRoutes.portfolio.path ? portfolio : section.ctaUrl;
  return (
    <p className={className}>
      <Link to={to} className="link" {...spanishIf(section, "ctaText")}>
        {section.ctaText}
      </Link>
    </p>
  );
}
