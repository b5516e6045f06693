import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../content/fallback";
import { itemKey, type SectionOf } from "../content/records";
import { SectionTitle } from "../text/SectionTitle";
import { paragraphs } from "../text/text";
import * as css from "./Questions.module.css";

export type QuestionsSection = SectionOf<"contact", "questions">;

/** Frequently asked questions, as native `<details>` that work without scripts. */
export function Questions({ section }: { section?: QuestionsSection }) {
  if (!section) return null;
  return (
    <section className={`section wrap grid ${css.questions}`} id={anchors.questions}>
      <SectionTitle section={section} />
      <div className={css.list}>
        {section.items.map((item) => (
          <details key={itemKey(item)}>
            <summary {...spanishIf(item, "title")}>{item.title}</summary>
            <div className={css.answer} {...spanishIf(item, "text")}>
              {paragraphs(item.text).map((part) => (
                <p key={part}>{part}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
