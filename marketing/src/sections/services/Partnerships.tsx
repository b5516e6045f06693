import { anchors } from "@estudio/contract/pages/anchors";
import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { ItemTitle } from "../../text/ItemTitle";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./Partnerships.module.css";

type Props = { section?: SectionOf<"construction", "partnerships">; portfolio?: string | undefined };

export function Partnerships({ section, portfolio }: Props) {
  if (!section) return null;
  return (
    <section className="section wrap" id={anchors.partnerships}>
      {section.image && (
        <Picture
          path={section.image}
          media={section.media}
          ratio="21 / 9"
          narrowRatio="4 / 3"
          sizes="100vw"
          className={css.picture}
        />
      )}
      <SectionHead section={section} />
      <ul className={css.rows}>
        {section.items.map((item) => (
          <li key={itemKey(item)}>
            <ItemTitle item={item} />
            <p {...spanishIf(item, "text")}>{item.text}</p>
            {item.value && (
              <p className="mark" {...spanishIf(item, "value")}>
                {item.value}
              </p>
            )}
          </li>
        ))}
      </ul>
      <CallToAction section={section} portfolio={portfolio} className={css.more} />
    </section>
  );
}
