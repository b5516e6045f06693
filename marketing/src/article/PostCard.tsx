import { postPath } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { PostCard as Post } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Picture } from "../pictures/Picture";
import { longDate } from "../speed/longDate";
import * as css from "./PostCard.module.css";

/** `row`: cards side by side. A single one has its text beside the picture. */
type Props = { post: Post; row?: number; first?: boolean; level?: "h2" | "h3" };

const widths: Partial<Record<number, string>> = { 1: "56vw", 2: "46vw" };

export function PostCard({ post, row = 3, first = false, level: Title = "h3" }: Props) {
  const { t, lang } = useWords("blog");
  const sizes = `(min-width: 62rem) ${widths[row] ?? "30vw"}, ${first ? "100vw" : "(min-width: 40rem) 46vw, 100vw"}`;
  return (
    <article className={`card ${css.card}`} data-large={row === 1 || undefined}>
      <Picture path={post.imageUrl} media={post.media} ratio="3 / 2" sizes={sizes} first={first} />
      <div>
        <p className="mark" {...spanishIf(post, "categoryName")}>
          {post.categoryName}
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
