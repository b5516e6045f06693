import { calculatorPath } from "@estudio/contract/calculator/address";
import type { Kind } from "@estudio/contract/calculator/options";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./CalculatorLink.module.css";

/** A link to the calculator for pages where prices matter. @param kind preselected there */
export function CalculatorLink({ kind }: { kind?: Kind }) {
  const { t } = useWords("common");
  return (
    <div className={css.band}>
      <div className="wrap">
        <p className={css.text}>{t("calculator.text")}</p>
        <Link to={calculatorPath(kind ? { kind } : {})} className="link">
          {t("calculator.cta")}
        </Link>
      </div>
    </div>
  );
}
