import { anchors } from "@estudio/contract/pages/anchors";
import { spanishIf } from "../content/fallback";
import { itemKey } from "../content/records";
import { useWords } from "../content/words";
import { ItemTitle } from "../text/ItemTitle";
import * as css from "./Process.module.css";

type Step = { title: string; text: string; value?: string; fallback: string[] };
type Props = {
  /** The page's own steps; defaults to the studio's four. */
  section?: { title: string; items: Step[]; fallback: string[] };
  /** Selects the deadline of the proposal: 48 h, or 72 h for construction. */
  promise?: "business" | "construction" | "residential";
};

export function Process({ section, promise }: Props) {
  const { t } = useWords("process");
  const fixed = ["1", "2", "3", "4"].map((key) => ({
    title: t(`steps.${key}.title`),
    text: t(`steps.${key}.text`),
    fallback: [],
  }));
  const own = section && section.items.length > 0 ? section : undefined;
  const steps: Step[] = own?.items ?? fixed;
  return (
    <section className="section wrap" id={anchors.process}>
      <div className={css.head}>
        <h2 {...(own ? spanishIf(own, "title") : {})}>{own?.title || t("title")}</h2>
        {promise && <p className="mark">{t(promise)}</p>}
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={itemKey(step)}>
            <ItemTitle item={step} />
            <p {...spanishIf(step, "text")}>{step.text}</p>
            {step.value && (
              <p className="mark" {...spanishIf(step, "value")}>
                {step.value}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
