import { money, moneyRange } from "@estudio/contract/calculator/money";
import { anchors } from "@estudio/contract/pages/anchors";
import type { FeeUnit } from "@estudio/contract/pages/fees";
import type { Language } from "@estudio/contract/paths";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { useWords, type Words } from "../../content/words";
import { ItemTitle } from "../../text/ItemTitle";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./Fees.module.css";

export type FeesSection = SectionOf<"business" | "construction" | "residential", "fees">;
type Fee = Pick<FeesSection["items"][number], "from" | "until" | "unit">;

/** Format a fee: `8 – 12 %`, `Desde 280 €`, `50 – 110 €`; in English `8–12%`. */
function amountOf({ from, until, unit }: Fee, t: Words, lang: Language): string {
  const amount = (figure: number) => (unit === "percent" ? percent(figure, lang) : money(figure, lang));
  if (from !== undefined && until !== undefined)
    return unit === "percent"
      ? `${from}${lang === "en" ? "–" : "\u00a0–\u00a0"}${percent(until, lang)}`
      : moneyRange({ low: from, high: until }, lang);
  if (from !== undefined) return t("fees.from", { amount: amount(from) });
  return until === undefined ? "" : t("fees.until", { amount: amount(until) });
}

const percent = (figure: number, lang: Language) => (lang === "en" ? `${figure}%` : `${figure}\u00a0%`);

const unitOf = (unit: FeeUnit | undefined, t: Words) => (unit ? t(`fees.units.${unit}`) : "");

export function Fees({ section }: { section?: FeesSection }) {
  const { t, lang } = useWords("services");
  if (!section) return null;
  return (
    <section className="section wrap" id={anchors.fees}>
      <SectionHead section={section} />
      <ul className={css.fees}>
        {section.items.map((item) => (
          <li key={itemKey(item)}>
            <ItemTitle item={item} />
            <p className={css.amount}>
              {amountOf(item, t, lang)} <span>{unitOf(item.unit, t)}</span>
            </p>
            <ul className={css.included} {...spanishIf(item, "text")}>
              {item.text
                .split("\n")
                .filter((line) => line.trim())
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={css.notes}>{t("fees.notes")}</p>
    </section>
  );
}
