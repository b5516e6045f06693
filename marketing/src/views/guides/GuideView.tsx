import { readArticle } from "@estudio/contract/text/article";
import { spanishIf } from "../../content/fallback";
import type { GuideCard as Card, Guide } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { GuideCard } from "../../guides/GuideCard";
import { GuideFile } from "../../guides/GuideFile";
import { GuideForm } from "../../guides/GuideForm";
import { Picture } from "../../pictures/Picture";
import { ArticleBody } from "../../text/ArticleBody";
import * as css from "./GuideView.module.css";

export function GuideView({ guide, others = [] }: { guide: Guide; others?: Card[] }) {
  const { t } = useWords("guides");
  const { sendsMail } = useSettings();
  return (
    <>
      <article>
        <header className={`wrap grid ${css.head}`}>
          <div className={css.words}>
            <Breadcrumbs to="guides" />
            <p className="mark">{t("mark")}</p>
            <h1 {...spanishIf(guide, "title")}>{guide.title}</h1>
            <p className="lead" {...spanishIf(guide, "summary")}>
              {guide.summary}
            </p>
            <p>
              <a href="#pedir" className="button">
                {t(sendsMail ? "ask" : "file.cta")}
              </a>
            </p>
          </div>
          <div className={css.cover}>
            <Picture
              path={guide.imageUrl}
              media={guide.media}
              ratio="4 / 3"
              sizes="(min-width: 62rem) 46vw, 100vw"
              first
            />
          </div>
        </header>
        <div className={`wrap grid ${css.body}`}>
          <div className={css.text}>
            {guide.inside.length > 0 && (
              <section className={css.inside}>
                <h2>{t("inside")}</h2>
                <ul {...spanishIf(guide, "inside")}>
                  {guide.inside.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            )}
            <ArticleBody blocks={readArticle(guide.content)} media={guide.media} {...spanishIf(guide, "content")} />
          </div>
          <div className={css.form}>{sendsMail ? <GuideForm guide={guide} /> : <GuideFile guide={guide} />}</div>
        </div>
      </article>
      {others.length > 0 && (
        <section className={css.others} aria-labelledby="otras-guias">
          <div className="wrap">
            <h2 id="otras-guias">{t("others")}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.slug}>
                  <GuideCard guide={other} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
