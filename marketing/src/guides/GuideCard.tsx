import { guidePath } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { GuideCard as Guide } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Picture } from "../pictures/Picture";
import * as css from "./GuideCard.module.css";

type Props = { guide: Guide; first?: boolean; level?: "h2" | "h3" };

export function GuideCard({ guide, first = false, level: Title = "h3" }: Props) {
  const { t } = useWords("guides");
  return (
    <article className={`card ${css.card}`}>
      <Picture
        path={guide.imageUrl}
        media={guide.media}
        ratio="4 / 3"
        sizes="(min-width: 40rem) 46vw, 100vw"
        first={first}
      />
      <div>
        <p className="mark">{t("mark")}</p>
        <Title className={css.title}>
          <Link to={guidePath(guide.slug)} {...spanishIf(guide, "title")}>
            {guide.title}
          </Link>
        </Title>
        <p className={css.summary} {...spanishIf(guide, "summary")}>
          {guide.summary}
        </p>
      </div>
    </article>
  );
}
