import { spanishIf } from "../site/fallback";
import type { Section } from "../site/records";
import { useWords } from "../site/words";
import * as css from "./Process.module.css";

type Props = {
  /** The page's own steps; without them the studio's four are told. */
  section?: Pick<Section, "title" | "items" | "fallback">;
  /** The promise on the proposal: 48 h, or 72 h for construction. */
  promise?: "business" | "construction" | "residential";
};

/** How a commission goes, step by step, numbered large. */
export function Process({ section, promise }: Props) {
  const { t } = useWords("process");
  const fixed = ["1", "2", "3", "4"].map((key) => ({
    title: t(`steps.${key}.title`),
    text: t(`steps.${key}.text`),
    value: undefined,
  }));
  const own = section && section.items.length > 0 ? section : undefined;
  const steps: { title: string; text: string; value?: string }[] = own?.items ?? fixed;
  return (
    <section className="section wrap">
      <div className={css.head}>
        <h2 {...(own ? spanishIf(own, "title") : {})}>{own?.title || t("title")}</h2>
        {promise && <p className="mark">{t(promise)}</p>}
      </div>
      <ol className={css.steps} {...(own ? spanishIf(own, "items") : {})}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
            {step.value && !/^0?\d$/.test(step.value) && <p className="mark">{step.value}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
