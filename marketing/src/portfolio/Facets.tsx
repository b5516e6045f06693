import { siteRoutes } from "@estudio/contract/routes";
import type { FacetLink } from "@estudio/contract/site/sitePage";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./Facets.module.css";

const kinds = ["client", "room", "district", "budget"] as const;

/** The pages of projects by kind of client, room, district and budget, folded away until somebody looks for one. @param current the address of the one shown */
export function Facets({ facets, current }: { facets: FacetLink[]; current: string | undefined }) {
  const { t } = useWords("portfolio");
  if (facets.length === 0) return null;
  return (
    <nav className={css.facets} aria-label={t("facets.label")}>
      <details open={current !== undefined}>
        <summary>{t("facets.label")}</summary>
        <dl>
          {groupsOf(facets).map(([kind, links]) => (
            <div key={kind}>
              <dt>{t(`facets.${kind}`)}</dt>
              {links.map(({ path, name }) => (
                <dd key={path}>
                  <Link to={path} aria-current={path === current ? "page" : undefined}>
                    {name}
                  </Link>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {current && (
          <Link to={siteRoutes.portfolio.path} className="link">
            {t("facets.all")}
          </Link>
        )}
      </details>
    </nav>
  );
}

/** @returns the links of each kind, where there are any */
export const groupsOf = (facets: FacetLink[]) =>
  kinds
    .map((kind) => [kind, facets.filter(({ facet }) => facet === kind)] as const)
    .filter(([, links]) => links.length > 0);
