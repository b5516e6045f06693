import { projectPath, siteRoutes } from "@estudio/contract/routes";
import type { Neighbour, Speaking } from "@estudio/contract/site/pages";
import { spanishIf } from "../content/fallback";
import type { Project } from "../content/records";
import { useWords } from "../content/words";
import { Breadcrumbs } from "../frame/Breadcrumbs";
import { Link } from "../frame/Link";
import { BeforeAfter } from "../pictures/BeforeAfter";
import { Picture } from "../pictures/Picture";
import { ProjectArticles } from "../portfolio/ProjectArticles";
import { ProjectGallery } from "../portfolio/ProjectGallery";
import { Closing } from "../sections/Closing";
import { Paragraphs } from "../text/Paragraphs";
import * as css from "./ProjectView.module.css";

type Props = { project: Project; previous?: Neighbour | null; next?: Neighbour | null; articles?: Speaking[] };

/** One project: its picture, what it asked for, what came of it, and every photograph. */
export function ProjectView({ project, previous, next, articles = [] }: Props) {
  const { t } = useWords("portfolio");
  const { t: common } = useWords("common");
  const facts = [
    ["client", project.clientName],
    ["location", project.location],
    ["surface", project.surface],
    ["duration", project.duration],
    ["year", project.year],
    ["category", common(`categories.${project.category}`)],
    ["awards", project.awards],
  ] as const;
  const both = project.beforeImage && project.afterImage;
  return (
    <article className={css.project}>
      <header className={`wrap ${css.head}`}>
        <Breadcrumbs to="portfolio" path={siteRoutes.portfolio.path} />
        <p className="mark">
          {[common(`categories.${project.category}`), project.location].filter(Boolean).join(" · ")}
        </p>
        <h1 {...spanishIf(project, "title")}>{project.title}</h1>
      </header>
      <div className={css.cover}>
        <Picture path={project.mainImage} media={project.media} ratio="16 / 9" sizes="100vw" first />
      </div>
      <div className={`wrap grid ${css.body}`}>
        <aside className={css.aside} aria-label={t("project.details")}>
          <dl>
            {facts.map(
              ([key, value]) =>
                value && (
                  <div key={key}>
                    <dt>{t(`project.${key}`)}</dt>
                    <dd {...spanishIf(project, key)}>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <Link to={`${siteRoutes.contact.path}?proyecto=${project.slug}`} className="button">
            {t("project.contact")}
          </Link>
        </aside>
        <div className={css.text}>
          <Paragraphs text={project.description} className={css.description} {...spanishIf(project, "description")} />
          {project.challenges && (
            <section>
              <h2>{t("project.challenges")}</h2>
              <Paragraphs text={project.challenges} className={css.paragraphs} {...spanishIf(project, "challenges")} />
            </section>
          )}
          {project.results.length > 0 && (
            <section>
              <h2>{t("project.results")}</h2>
              <ul className={css.results} {...spanishIf(project, "results")}>
                {project.results.map((result) => (
                  <li key={result}>{result}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {both && <BeforeAfter before={project.beforeImage} after={project.afterImage} media={project.media} />}
      <ProjectGallery images={project.galleryImages} media={project.media} />
      <ProjectArticles articles={articles} />
      {(previous || next) && (
        <nav className={`wrap ${css.more}`} aria-label={t("project.more")}>
          {previous && <Step label={t("project.previous")} project={previous} rel="prev" />}
          {next && <Step label={t("project.next")} project={next} rel="next" />}
        </nav>
      )}
      <Closing
        title={t("project.cta")}
        text={t("project.ctaText")}
        to={`${siteRoutes.contact.path}?proyecto=${project.slug}`}
      />
    </article>
  );
}

function Step({ label, project, rel }: { label: string; project: Neighbour; rel: "prev" | "next" }) {
  return (
    <Link to={projectPath(project.slug)} rel={rel} data-step={rel}>
      <span>{label}</span>
      <strong {...spanishIf(project, "title")}>{project.title}</strong>
    </Link>
  );
}
