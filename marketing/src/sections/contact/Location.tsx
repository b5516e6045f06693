import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { Picture } from "../../pictures/Picture";
import { NewWindow } from "../../text/NewWindow";
import { SectionHead } from "../../text/SectionHead";
import { TitledList } from "../../text/TitledList";
import { mapLink } from "./ContactDetails";
import * as css from "./Location.module.css";

/** Directions. The map is a linked picture, so that no third-party scripts load. */
export function Location({ section }: { section?: SectionOf<"contact", "location"> }) {
  const { t } = useWords("contact");
  const settings = useSettings();
  if (!section) return null;
  return (
    <section className={`section ${css.band}`} id={anchors.location}>
      <div className="wrap">
        <SectionHead section={section} />
        {section.image && (
          <a href={mapLink(settings)} className={css.map} target="_blank" rel="noopener noreferrer">
            <Picture path={section.image} media={section.media} ratio="21 / 9" narrowRatio="4 / 3" sizes="100vw" />
            <NewWindow />
          </a>
        )}
        <TitledList items={section.items} className={css.ways} />
        <p className={css.more}>
          {section.ctaUrl ? (
            <Link to={section.ctaUrl} className="link" {...spanishIf(section, "ctaText")}>
              {section.ctaText || t("details.map")}
            </Link>
          ) : (
            <a href={mapLink(settings)} className="link" target="_blank" rel="noopener noreferrer">
              <span {...spanishIf(section, "ctaText")}>{section.ctaText || t("details.map")}</span>
              <NewWindow />
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
