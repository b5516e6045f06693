import { categoryPath, siteRoutes } from "@estudio/contract/routes";
import type { Audience } from "@estudio/contract/site/sitePage";
import { readArticle } from "@estudio/contract/text/article";
import { Mentioned } from "../../article/Mentioned";
import { PostCard } from "../../article/PostCard";
import { ReadingProgress } from "../../article/ReadingProgress";
import { ShareBarHost } from "../../article/ShareBarHost";
import { TableOfContents } from "../../article/TableOfContents";
import { CalculatorLink } from "../../calculator/CalculatorLink";
import { spanishIf } from "../../content/fallback";
import type { PostCard as Card, Post, ProjectCard } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { GuidesLink } from "../../guides/GuidesLink";
import { Picture } from "../../pictures/Picture";
import { rowsOf } from "../../pictures/rows";
import { Closing } from "../../sections/Closing";
import { longDate } from "../../speed/longDate";
import { ArticleBody } from "../../text/ArticleBody";
import * as css from "./PostView.module.css";

/** `hasCategoryPage`: the page of its category is known to exist. */
type Props = {
  post: Post;
  projects?: ProjectCard[];
  services?: Audience[];
  related?: Card[];
  hasCategoryPage?: boolean;
};

/** Articles on renovation link to the calculator, because their readers wonder about costs. */
const isAboutWorks = ({ category }: Post) => /^(reform|presupuest)/i.test(category);

export function PostView({ post, projects = [], services = [], related = [], hasCategoryPage = false }: Props) {
  const { t, lang } = useWords("blog");
  const { brand } = useSettings();
  const parts = readArticle(post.content);
  const rows = rowsOf(related.length, [3]);
  return (
    <>
      <ReadingProgress />
      <ShareBarHost title={post.title} image={post.imageUrl} />
      <article>
        <header className={`wrap ${css.head}`}>
          <Breadcrumbs to="blog" />
          <p className="mark" {...spanishIf(post, "categoryName")}>
            {hasCategoryPage && post.categorySlug ? (
              <Link to={categoryPath(post.categorySlug)} className={css.category}>
                {post.categoryName}
              </Link>
            ) : (
              post.categoryName
            )}
          </p>
          <h1 {...spanishIf(post, "title")}>{post.title}</h1>
          <p className={css.meta}>
            {t("by", { author: brand })} · <time dateTime={post.publishedAt}>{longDate(post.publishedAt, lang)}</time> ·{" "}
            {t("readTime", { minutes: post.readTime })}
          </p>
        </header>
        {post.imageUrl && (
          <div className="wrap">
            <Picture
              path={post.imageUrl}
              media={post.media}
              ratio="16 / 9"
              sizes="(min-width: 48rem) 92vw, 100vw"
              first
              className={css.cover}
            />
          </div>
        )}
        <div className={`wrap grid ${css.body}`}>
          <div className={css.toc}>
            <TableOfContents blocks={parts} />
          </div>
          <div className={css.text}>
            {post.excerpt && (
              <p className={css.excerpt} {...spanishIf(post, "excerpt")}>
                {post.excerpt}
              </p>
            )}
            <ArticleBody blocks={parts} media={post.media} {...spanishIf(post, "content")} />
            <aside className={css.author} aria-label={t("author.label")}>
              <p>
                <strong>{brand}</strong>
              </p>
              <p>{t("author.text")}</p>
            </aside>
          </div>
        </div>
      </article>
      {isAboutWorks(post) && <CalculatorLink />}
      {isAboutWorks(post) && <GuidesLink />}
      <Mentioned projects={projects} services={services} />
      <Closing title={t("cta")} text={t("ctaText")} to={siteRoutes.contact.path} />
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="relacionados">
          <div className="wrap">
            <h2 id="relacionados">{t("related")}</h2>
            <ul data-row={related.length}>
              {related.map((other, index) => (
                <li key={other.slug}>
                  <PostCard post={other} row={rows[index]} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
