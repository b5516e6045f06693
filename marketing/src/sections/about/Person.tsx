import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { useWords } from "../../content/words";
import { Picture } from "../../pictures/Picture";
import { ItemTitle } from "../../text/ItemTitle";
import { Paragraphs } from "../../text/Paragraphs";
import { SectionTitle } from "../../text/SectionTitle";
import * as css from "./Person.module.css";

type Section = SectionOf<"about", "person">;

/** The owner and the team. Missing portraits leave no gap. */
export function Person({ section }: { section?: Section }) {
  if (!section) return null;
  const { subtitle, description, image, media } = section;
  return (
    <section className="section wrap" id={anchors.person}>
      {(subtitle || description || image) && (
        <div className={`grid ${css.person}`} data-portrait={image ? "" : undefined}>
          {image && (
            <div className={css.portrait}>
              <Picture path={image} media={media} ratio="4 / 5" sizes="(min-width: 48rem) 32vw, 100vw" />
            </div>
          )}
          <div className={css.name}>
            <SectionTitle section={section} />
            {subtitle && (
              <p className="mark" {...spanishIf(section, "subtitle")}>
                {subtitle}
              </p>
            )}
          </div>
          <Paragraphs text={description} className={css.text} {...spanishIf(section, "description")} />
        </div>
      )}
      {section.items.length > 0 && <Team section={section} />}
    </section>
  );
}

function Team({ section: { items, media } }: { section: Section }) {
  const { t } = useWords("about");
  return (
    <div className={css.team}>
      <h3 className={css.teamTitle}>{t("team")}</h3>
      <ul className={css.people}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            {item.image && (
              <Picture
                path={item.image}
                media={media}
                ratio="4 / 5"
                sizes="(min-width: 64rem) 22vw, (min-width: 30rem) 46vw, 100vw"
                className={css.face}
              />
            )}
            <ItemTitle item={item} level="h4" />
            <p {...spanishIf(item, "text")}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
