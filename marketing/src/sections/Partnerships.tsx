import type { Category } from "@estudio/contract/options";
import { CallToAction } from "../components/CallToAction";
import { Picture } from "../components/Picture";
import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import * as css from "./Partnerships.module.css";

/** Ways of working together, read like a price list, under a wide picture. */
export function Partnerships({ section, category }: { section?: Section; category?: Category }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className="section wrap">
      {section.image && (
        <Picture path={section.image} media={section.media} ratio="21 / 9" sizes="100vw" className={css.picture} />
      )}
      <SectionHead section={section} />
      <ul className={css.rows} {...spanishIf(section, "items")}>
        {section.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.value && <p className="mark">{item.value}</p>}
          </li>
        ))}
      </ul>
      <CallToAction section={section} category={category} className={css.more} />
    </section>
  );
}
