import { siteRoutes } from "@estudio/contract/routes";
import type { FacetLink } from "@estudio/contract/site/sitePage";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./Facets.module.css";

const kinds = ["client", "room", "district", "budget"] as const;

/** Links to the filter pages, collapsed by default. @param current path of the current one, if any */
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

/** Group links by kind, without empty groups. */
export const groupsOf = (facets: FacetLink[]) =>
  kinds
    .map((kind) => [kind, facets.filter(({ facet }) => facet === kind)] as const)
    .filter(([, links]) => links.length > 0);
