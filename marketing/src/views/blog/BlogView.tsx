import { siteRoutes } from "@estudio/contract/routes";
import type { CategoryLink } from "@estudio/contract/site/sitePage";
import { Categories } from "../../article/Categories";
import { PostCard } from "../../article/PostCard";
import { spanishIf } from "../../content/fallback";
import type { FreshState } from "../../content/fresh";
import type { PostCard as Post } from "../../content/records";
import { useWords } from "../../content/words";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { PageTitle } from "../../frame/PageTitle";
import { rowsOf } from "../../pictures/rows";
import { Closing } from "../../sections/Closing";
import * as css from "./BlogView.module.css";

/** Number of placeholders while articles load (specification section 9). */
const placeholders = ["1", "2", "3", "4", "5", "6"];

type Props = { posts: Post[]; state: FreshState; categories?: CategoryLink[]; category?: CategoryLink | null };

/** All articles, or those of one category; the newest is large. Placeholders appear only if none are prebuilt. */
export function BlogView({ posts, state, categories = [], category = null }: Props) {
  const { t } = useWords("blog");
  const { t: common } = useWords("common");
  const rows = [1, ...rowsOf(posts.length - 1, [3])];
  const waiting = posts.length === 0 && state === "loading";
  return (
    <>
      {category ? (
        <PageTitle
          title={category.name}
          text={t("ofCategory")}
          {...spanishIf(category, "name")}
          before={<Breadcrumbs to="blog" />}
        />
      ) : (
        <PageTitle title={t("title")} text={t("intro")} before={<Breadcrumbs to="blog" here />} />
      )}
      <div className={`wrap ${css.body}`}>
        <Categories categories={categories} current={category?.slug} />
        {waiting && (
          <div className={css.waiting}>
            <p className="hidden" role="status">
              {common("loading")}
            </p>
            <ul className={css.list} aria-hidden="true">
              {placeholders.map((key) => (
                <li key={key} className={css.placeholder} data-placeholder-card>
                  <div />
                  <p />
                  <p />
                </li>
              ))}
            </ul>
          </div>
        )}
        {posts.length === 0 && <p className={waiting ? css.emptyWithoutScripts : css.empty}>{t("empty")}</p>}
        {posts.length > 0 && (
          <ul className={css.list}>
            {posts.map((post, index) => (
              <li key={post.slug} data-row={rows[index]}>
                <PostCard post={post} row={rows[index]} first={index === 0} level="h2" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Closing title={t("unanswered")} text={t("ctaText")} to={siteRoutes.contact.path} />
    </>
  );
}
