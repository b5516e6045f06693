import { siteRoutes } from "@estudio/contract/routes";
import type { FixedRoute } from "@estudio/contract/site/heads/fixedHeads";
import { useWords } from "../../content/words";
import { Link } from "../Link";
import * as css from "./Breadcrumbs.module.css";

type Props = { to: Exclude<FixedRoute, "home" | "privacy" | "terms" | "cookies">; here?: boolean };

/**
 * Breadcrumbs from the home page. Structured data use the same names.
 * @param to a page of the menu
 * @param here whether this is that page, rather than a page below it
 */
export function Breadcrumbs({ to, here }: Props) {
  const { t } = useWords("common");
  const name = t(`nav.${to}`);
  return (
    <nav className={css.trail} aria-label={t("nav.trail")}>
      <ol>
        <li>
          <Link to="/">{t("nav.home")}</Link>
        </li>
        <li>{here ? <span aria-current="page">{name}</span> : <Link to={siteRoutes[to].path}>{name}</Link>}</li>
      </ol>
    </nav>
  );
}
