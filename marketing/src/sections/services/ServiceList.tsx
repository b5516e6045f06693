import { anchors } from "@estudio/contract/pages/anchors";
import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import type { SectionOf } from "../../content/records";
import { itemKey } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { ItemTitle } from "../../text/ItemTitle";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./ServiceList.module.css";

/** What is offered, as a plain list beside one tall picture. */
export function ServiceList({ section }: { section?: SectionOf<"business", "services"> }) {
  if (!section) return null;
  return (
    <section className="section wrap" id={anchors.services}>
      <SectionHead section={section} />
      <div className="grid">
        {section.image && (
          <div className={css.picture}>
            <Picture path={section.image} media={section.media} ratio="4 / 5" sizes="(min-width: 48rem) 38vw, 100vw" />
          </div>
        )}
        <div className={css.list}>
          {section.items.length > 0 && (
            <ul>
              {section.items.map((item) => (
                <li key={itemKey(item)}>
                  <ItemTitle item={item} />
                  <p {...spanishIf(item, "text")}>{item.text}</p>
                </li>
              ))}
            </ul>
          )}
          <CallToAction section={section} />
        </div>
      </div>
    </section>
  );
}
