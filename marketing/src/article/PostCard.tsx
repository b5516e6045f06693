import { postPath } from "@estudio/contract/routes";
import { alwaysSpanish, spanishIf } from "../content/fallback";
import type { PostCard as Post } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Picture } from "../pictures/Picture";
import { longDate } from "../text/text";
import * as css from "./PostCard.module.css";

type Props = { post: Post; large?: boolean; level?: "h2" | "h3" };

/** An article in a list; the large one stands beside its picture. */
export function PostCard({ post, large = false, level: Title = "h3" }: Props) {
  const { t, lang } = useWords("blog");
  const sizes = large ? "(min-width: 48rem) 56vw, 100vw" : "(min-width: 62rem) 30vw, (min-width: 40rem) 46vw, 100vw";
  return (
    <article className={css.card} data-large={large || undefined}>
      <Picture path={post.imageUrl} media={post.media} ratio="3 / 2" sizes={sizes} first={large} />
      <div>
        <p className="mark" {...alwaysSpanish(lang)}>
          {post.category}
        </p>
        <Title className={css.title}>
          <Link to={postPath(post.slug)} {...spanishIf(post, "title")}>
            {post.title}
          </Link>
        </Title>
        <p className={css.excerpt} {...spanishIf(post, "excerpt")}>
          {post.excerpt}
        </p>
        <p className={css.meta}>
          <time dateTime={post.publishedAt}>{longDate(post.publishedAt, lang)}</time> ·{" "}
          {t("readTime", { minutes: post.readTime })}
        </p>
      </div>
    </article>
  );
}
