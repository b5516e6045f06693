import { projectPath } from "@estudio/contract/routes";
import type { ArticleLink, FacetLink, Neighbour } from "@estudio/contract/site/sitePage";
import { askAbout } from "../../contact/askedProject";
import { spanishIf } from "../../content/fallback";
import type { ProjectCard as Card, Project } from "../../content/records";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { BeforeAfter, canCompare } from "../../pictures/BeforeAfter";
import { Picture } from "../../pictures/Picture";
import { groupsOf } from "../../portfolio/Facets";
import { ProjectGallery } from "../../portfolio/gallery/ProjectGallery";
import { NextProject } from "../../portfolio/NextProject";
import { ProjectArticles } from "../../portfolio/ProjectArticles";
import { RelatedProjects } from "../../portfolio/RelatedProjects";
import { Closing } from "../../sections/Closing";
import { Paragraphs } from "../../text/Paragraphs";
import { localFigures } from "../../text/text";
import * as css from "./ProjectView.module.css";

type Props = {
  project: Project;
  facets?: FacetLink[];
  previous?: Neighbour | null;
  next?: Card | null;
  related?: Card[];
  articles?: ArticleLink[];
};

export function ProjectView({ project, facets = [], previous, next, related = [], articles = [] }: Props) {
  const { t, lang } = useWords("portfolio");
  const { t: common } = useWords("common");
  const facts = [
    ["client", project.clientName],
    ["location", project.location],
    ["surface", localFigures(project.surface, lang)],
    ["duration", project.duration],
    ["cost", project.cost],
    ["year", project.year],
    ["awards", project.awards],
  ] as const;
  const compared = { before: project.beforeImage, after: project.afterImage, media: project.media };
  return (
    <article className={css.project}>
      <header className={`wrap ${css.head}`}>
        <Breadcrumbs to="portfolio" />
        <p className="mark">
          {[common(`categories.${project.category}`), project.location].filter(Boolean).join(" · ")}
        </p>
        <h1 {...spanishIf(project, "title")}>{project.title}</h1>
      </header>
      <div className={css.cover}>
        {/* 75vw on phones: their dense screens hide the missing pixels, and this picture determines the LCP. */}
        <Picture
          path={project.mainImage}
          media={project.media}
          ratio="16 / 9"
          narrowRatio="4 / 5"
          sizes="(min-width: 48rem) 100vw, 75vw"
          first
        />
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
            {groupsOf(facets).map(([kind, links]) => (
              <div key={kind}>
                <dt>{t(`facets.${kind}`)}</dt>
                {links.map(({ path, name }) => (
                  <dd key={path}>
                    <Link to={path}>{name}</Link>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <Link {...askAbout(project)} className="button">
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
          {project.clientQuote && (
            <figure className={css.quote}>
              <blockquote {...spanishIf(project, "clientQuote")}>
                <p>{project.clientQuote}</p>
              </blockquote>
              {project.clientName && <figcaption>{project.clientName}</figcaption>}
            </figure>
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
          {project.materials.length > 0 && (
            <section>
              <h2>{t("project.materials")}</h2>
              <ul className={css.materials} {...spanishIf(project, "materials")}>
                {project.materials.map((material) => (
                  <li key={material}>{material}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {canCompare(compared) && (
        <section className={`wrap ${css.compared}`} aria-labelledby="antes-despues">
          <h2 id="antes-despues">{t("project.beforeAfter")}</h2>
          <BeforeAfter {...compared} />
        </section>
      )}
      <ProjectGallery images={project.galleryImages} media={project.media} />
      <RelatedProjects projects={related} />
      <ProjectArticles articles={articles} />
      <Closing title={t("project.cta")} text={t("project.ctaText")} {...askAbout(project)} />
      {(previous || next) && (
        <nav aria-label={t("project.more")}>
          {previous && (
            <p className={`wrap ${css.previous}`}>
              <Link to={projectPath(previous.slug)} rel="prev">
                {t("project.previous")}: <span {...spanishIf(previous, "title")}>{previous.title}</span>
              </Link>
            </p>
          )}
          {next && <NextProject project={next} />}
        </nav>
      )}
    </article>
  );
}
