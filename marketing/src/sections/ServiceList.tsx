import { CallToAction } from "../components/CallToAction";
import { Picture } from "../components/Picture";
import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import * as css from "./ServiceList.module.css";

/** What is offered, as a plain list beside one tall picture. */
export function ServiceList({ section }: { section?: Section }) {
  if (!section) return null;
  return (
    <section className="section wrap">
      <SectionHead section={section} />
      <div className="grid">
        <div className={css.picture}>
          <Picture path={section.image} media={section.media} ratio="4 / 5" sizes="(min-width: 48rem) 38vw, 100vw" />
        </div>
        <div className={css.list}>
          <ul {...spanishIf(section, "items")}>
            {section.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
          <CallToAction section={section} />
        </div>
      </div>
    </section>
  );
}
