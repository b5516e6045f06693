import { siteRoutes } from "@estudio/contract/routes";
import { useHasGuides } from "../content/settings";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./GuidesLink.module.css";

/** A link to the guides. Renders nothing if there are none. */
export function GuidesLink() {
  const { t } = useWords("common");
  if (!useHasGuides()) return null;
  return (
    <div className={css.band}>
      <div className="wrap">
        <p className={css.text}>{t("guides.text")}</p>
        <Link to={siteRoutes.guides.path} className="link">
          {t("guides.cta")}
        </Link>
      </div>
    </div>
  );
}
