import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { Picture } from "../../pictures/Picture";
import * as css from "./AboutHero.module.css";

/** Title and picture side by side. `name` is the fallback for an empty title. */
export function AboutHero({ name, section }: { name: string; section: SectionOf<"about", "hero"> }) {
  return (
    <section className={`wrap grid ${css.hero}`}>
      <div className={css.words}>
        <Breadcrumbs to="about" here />
        <h1 {...spanishIf(section, "title")}>{section.title || name}</h1>
        {section.subtitle && (
          <p className="lead" {...spanishIf(section, "subtitle")}>
            {section.subtitle}
          </p>
        )}
        <CallToAction section={section} />
      </div>
      {section.image && (
        <div className={css.picture}>
          <Picture
            path={section.image}
            media={section.media}
            ratio="4 / 5"
            sizes="(min-width: 48rem) 42vw, 100vw"
            first
          />
        </div>
      )}
    </section>
  );
}
