import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import { useSettings } from "../site/settings";
import { useWords } from "../site/words";
import { mapLink } from "./ContactDetails";
import * as css from "./Location.module.css";

/** How to get there. */
export function Location({ section }: { section?: Section }) {
  const { t } = useWords("contact");
  const settings = useSettings();
  if (!section) return null;
  return (
    <section className={`section ${css.band}`}>
      <div className="wrap">
        <SectionHead section={section} />
        <ul className={css.ways} {...spanishIf(section, "items")}>
          {section.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <p className={css.more}>
          <a href={section.ctaUrl || mapLink(settings)} className="link" target="_blank" rel="noopener noreferrer">
            {section.ctaText || t("details.map")}
          </a>
        </p>
      </div>
    </section>
  );
}
