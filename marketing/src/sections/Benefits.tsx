import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import * as css from "./Benefits.module.css";

/** Promises with their figure set large, on the dark band. */
export function Benefits({ section }: { section?: Section }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className={`section ${css.band}`}>
      <div className="wrap">
        <SectionHead section={section} />
        <ul className={css.items} {...spanishIf(section, "items")}>
          {section.items.map((item) => (
            <li key={item.title}>
              {item.value && <p className={css.value}>{item.value}</p>}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
