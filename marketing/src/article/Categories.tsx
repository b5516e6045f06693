import { categoryPath, siteRoutes } from "@estudio/contract/routes";
import type { CategoryLink } from "@estudio/contract/site/sitePage";
import { spanishIf } from "../content/fallback";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./Categories.module.css";

/** Links to the categories of articles. @param current slug of the current one; undefined for all articles */
export function Categories({ categories, current }: { categories: CategoryLink[]; current: string | undefined }) {
  const { t } = useWords("blog");
  if (categories.length === 0) return null;
  const here = (isHere: boolean) => (isHere ? "page" : undefined);
  return (
    <nav className={css.categories} aria-label={t("categories")}>
      <ul>
        <li>
          <Link to={siteRoutes.blog.path} aria-current={here(!current)}>
            {t("everything")}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <Link
              to={categoryPath(category.slug)}
              aria-current={here(category.slug === current)}
              {...spanishIf(category, "name")}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
