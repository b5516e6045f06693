import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import { Link } from "./Link";

/** A section's own link, if it has one. */
export function CallToAction({ section, className = "" }: { section: Section; className?: string }) {
  if (!section.ctaText || !section.ctaUrl) return null;
  return (
    <p className={className}>
      <Link to={section.ctaUrl} className="link" {...spanishIf(section, "ctaText")}>
        {section.ctaText}
      </Link>
    </p>
  );
}
