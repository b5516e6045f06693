import { anchors } from "@estudio/contract/pages/anchors";
import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { Paragraphs } from "../../text/Paragraphs";
import { SectionTitle } from "../../text/SectionTitle";
import * as css from "./Story.module.css";

export function Story({ section }: { section?: SectionOf<"about", "about"> }) {
  if (!section) return null;
  return (
    <section className="section wrap grid" id={anchors.story}>
      <div className={css.picture}>
        {section.image && <Picture path={section.image} media={section.media} sizes="(min-width: 48rem) 32vw, 100vw" />}
        {section.subtitle && (
          <p className="mark" {...spanishIf(section, "subtitle")}>
            {section.subtitle}
          </p>
        )}
      </div>
      <div className={css.text}>
        <SectionTitle section={section} />
        <Paragraphs text={section.description} className={css.paragraphs} {...spanishIf(section, "description")} />
        <CallToAction section={section} />
      </div>
    </section>
  );
}
