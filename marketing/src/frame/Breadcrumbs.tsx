import { useWords } from "../content/words";
import * as css from "./Breadcrumbs.module.css";
import { Link } from "./Link";

/** The way from the home page to a record: the same names that search engines are told. */
export function Breadcrumbs({ to, path }: { to: "portfolio" | "blog" | "guides"; path: string }) {
  const { t } = useWords("common");
  return (
    <nav className={css.trail} aria-label={t("nav.trail")}>
      <ol>
        <li>
          <Link to="/">{t("nav.home")}</Link>
        </li>
        <li>
          <Link to={path}>{t(`nav.${to}`)}</Link>
        </li>
      </ol>
    </nav>
  );
}
