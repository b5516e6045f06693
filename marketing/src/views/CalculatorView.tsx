import { type Prices, pricedKinds } from "@estudio/contract/calculator/estimate";
import { siteRoutes } from "@estudio/contract/routes";
import { Calculator } from "../calculator/Calculator";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Breadcrumbs } from "../frame/navigation/Breadcrumbs";
import { PageTitle } from "../frame/PageTitle";

/** The calculator, or an invitation to ask if the studio has entered no prices. */
export function CalculatorView({ prices }: { prices: Prices }) {
  const { t } = useWords("calculator");
  const ready = pricedKinds(prices).length > 0;
  return (
    <>
      <PageTitle title={t("title")} text={t(ready ? "intro" : "notYet")} before={<Breadcrumbs to="calculator" here />}>
        {!ready && (
          <Link to={siteRoutes.contact.path} className="link">
            {t("ask")}
          </Link>
        )}
      </PageTitle>
      {ready && <Calculator prices={prices} />}
    </>
  );
}
