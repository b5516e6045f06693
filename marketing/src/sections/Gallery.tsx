import { CallToAction } from "../components/CallToAction";
import { Picture } from "../components/Picture";
import { SectionHead } from "../components/SectionHead";
import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import * as css from "./Gallery.module.css";

/** Finished rooms with their captions, in an uneven grid. */
export function Gallery({ section }: { section?: Section }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className="section wrap">
      <SectionHead section={section} />
      <ul className={css.rooms} {...spanishIf(section, "items")}>
        {section.items.map((item, index) => (
          <li key={item.title}>
            <figure>
              <Picture
                path={item.image ?? ""}
                media={section.media}
                ratio={index % 5 < 2 ? "4 / 3" : "1 / 1"}
                sizes="(min-width: 48rem) 50vw, 100vw"
                alt=""
              />
              <figcaption>
                <strong>{item.title}</strong>
                {item.text}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <CallToAction section={section} className={css.more} />
    </section>
  );
}
