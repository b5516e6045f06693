import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { Paragraphs } from "../../text/Paragraphs";
import { SectionTitle } from "../../text/SectionTitle";
import { TitledList } from "../../text/TitledList";
import * as css from "./Philosophy.module.css";

export function Philosophy({ section }: { section?: SectionOf<"about", "philosophy"> }) {
  if (!section) return null;
  return (
    <section className={`section ${css.band}`} id={anchors.philosophy}>
      <div className="wrap grid">
        <div className={css.words}>
          <SectionTitle section={section} />
          {section.subtitle && (
            <p className="lead" {...spanishIf(section, "subtitle")}>
              {section.subtitle}
            </p>
          )}
          <Paragraphs text={section.description} {...spanishIf(section, "description")} />
          <TitledList items={section.items} />
        </div>
        <div className={css.picture}>
          {section.image && (
            <Picture path={section.image} media={section.media} ratio="4 / 5" sizes="(min-width: 48rem) 46vw, 100vw" />
          )}
        </div>
      </div>
    </section>
  );
}
