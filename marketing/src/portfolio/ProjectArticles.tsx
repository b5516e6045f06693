import { postPath } from "@estudio/contract/routes";
import type { ArticleLink } from "@estudio/contract/site/sitePage";
import { spanishIf } from "../content/fallback";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import * as css from "./ProjectArticles.module.css";

export function ProjectArticles({ articles }: { articles: ArticleLink[] }) {
  const { t } = useWords("portfolio");
  if (articles.length === 0) return null;
  return (
    <section className={`wrap ${css.articles}`} aria-labelledby="articulos">
      <h2 id="articulos">{t("project.articles")}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <h3>
              <Link to={postPath(article.slug)} {...spanishIf(article, "title")}>
                {article.title}
              </Link>
            </h3>
            <p {...spanishIf(article, "excerpt")}>{article.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
