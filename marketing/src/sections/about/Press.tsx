import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { ItemTitle } from "../../text/ItemTitle";
import { SectionTitle } from "../../text/SectionTitle";
import * as css from "./Press.module.css";

export function Press({ section }: { section?: SectionOf<"about", "press"> }) {
  if (!section) return null;
  return (
    <section className={`section wrap grid ${css.press}`} id={anchors.press}>
      <SectionTitle section={section} className={css.title} />
      <ul className={css.rows}>
        {section.items.map((item) => (
          <li key={itemKey(item)}>
            <p className={css.year} {...spanishIf(item, "value")}>
              {item.value}
            </p>
            <div>
              <ItemTitle item={item} />
              <p {...spanishIf(item, "text")}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
