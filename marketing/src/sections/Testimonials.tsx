import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import * as css from "./Testimonials.module.css";

/** What clients said: the first voice large, the others beside it. */
export function Testimonials({ section }: { section?: Section }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className={`section ${css.band}`}>
      <div className="wrap">
        <h2 className={css.title} {...spanishIf(section, "title")}>
          {section.title}
        </h2>
        <ul className={css.voices}>
          {section.items.map((item) => (
            <li key={item.title + item.text}>
              <figure {...spanishIf(section, "items")}>
                <blockquote>
                  <p>{item.text}</p>
                </blockquote>
                <figcaption>
                  {item.title}
                  {item.value && <span>{item.value}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
