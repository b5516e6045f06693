import { type Estimate, parts } from "@estudio/contract/calculator/estimate";
import { moneyRange } from "@estudio/contract/calculator/money";
import type { Answers } from "@estudio/contract/calculator/options";
import { askedLines, calculatorWords } from "@estudio/contract/calculator/words";
import { useWords } from "../content/words";
import * as css from "./Result.module.css";

/** The estimate and its parts. The server may already have filled them in, so hydration must not warn. */
export function Result({ answers, estimate }: { answers?: Answers; estimate?: Estimate }) {
  const { t, lang } = useWords("calculator");
  const names = calculatorWords[lang].parts;
  const slot = (name: string, text: string) => (
    <span data-slot={name} suppressHydrationWarning>
      {text}
    </span>
  );
  return (
    <>
      <p className={css.waiting} data-waiting hidden={estimate !== undefined} suppressHydrationWarning>
        {t("waiting")}
      </p>
      <section
        className={css.result}
        aria-labelledby="calculadora-resultado"
        tabIndex={-1}
        data-result
        hidden={!estimate}
        suppressHydrationWarning
      >
        <p className="mark">{t("result.mark")}</p>
        <h2 id="calculadora-resultado">{t("result.title")}</h2>
        {/* For print, where the form is hidden. */}
        <p className={css.asked}>{slot("asked", answers ? askedLines(answers, lang).join(" · ") : "")}</p>
        <p className={css.total} aria-live="polite">
          {slot("total", estimate ? moneyRange(estimate.total, lang) : "")}
        </p>
        <dl className={css.parts}>
          {parts.map((part) => (
            <div key={part}>
              <dt>{names[part]}</dt>
              <dd>{slot(part, estimate ? moneyRange(estimate.parts[part], lang) : "")}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{t("result.vat")}</p>
        <p className={css.note}>
          {t("result.version")} {slot("version", estimate ? String(estimate.version) : "")}.
        </p>
      </section>
    </>
  );
}
