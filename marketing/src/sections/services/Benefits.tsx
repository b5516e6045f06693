import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { ItemTitle } from "../../text/ItemTitle";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./Benefits.module.css";

export function Benefits({ section }: { section?: SectionOf<"business", "benefits"> }) {
  if (!section) return null;
  return (
    <section className={`section ${css.band}`} id={anchors.benefits}>
      <div className="wrap">
        <SectionHead section={section} />
        <ul className={css.items}>
          {section.items.map((item) => (
            <li key={itemKey(item)}>
              {item.value && (
                <p className={css.value} {...spanishIf(item, "value")}>
                  {item.value}
                </p>
              )}
              <ItemTitle item={item} />
              <p {...spanishIf(item, "text")}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
