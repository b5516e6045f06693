import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../content/fallback";
import type { SectionOf } from "../content/records";
import { SectionTitle } from "../text/SectionTitle";
import * as css from "./Testimonials.module.css";

/** Clients' quotes; the first one is set large. */
export function Testimonials({ section }: { section?: SectionOf<"homepage", "testimonials"> }) {
  if (!section) return null;
  return (
    <section className={`section ${css.band}`} id={anchors.testimonials}>
      <div className="wrap">
        <SectionTitle section={section} className={css.title} />
        <ul className={css.voices}>
          {section.items.map((item) => (
            <li key={item.title + item.text}>
              <figure>
                <blockquote>
                  <p {...spanishIf(item, "text")}>{item.text}</p>
                </blockquote>
                <figcaption>
                  <span {...spanishIf(item, "title")}>{item.title}</span>
                  {item.value && <span {...spanishIf(item, "value")}>{item.value}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
