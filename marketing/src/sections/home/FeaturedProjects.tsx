import { anchors } from "@estudio/contract/pages/anchors";
import { siteRoutes } from "@estudio/contract/routes";
import { spanishIf } from "../../content/fallback";
import type { ProjectCard as Project, SectionOf } from "../../content/records";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { ProjectCard } from "../../portfolio/ProjectCard";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./FeaturedProjects.module.css";

/** Projects shown. If there are more, a link leads to all of them (specification section 9). */
const shown = 2;

export function FeaturedProjects({
  section,
  projects,
}: {
  section?: SectionOf<"homepage", "featured-projects">;
  projects: Project[];
}) {
  const { t } = useWords("home");
  const head = section ?? { title: t("featured.title"), subtitle: "", description: "", fallback: [] };
  return (
    <section className="section wrap" id={anchors.featured}>
      <SectionHead section={head} />
      {projects.length === 0 && <p className="lead">{t("featured.empty")}</p>}
      <div className={`grid ${css.pair}`}>
        {projects.slice(0, shown).map((project, index) => (
          <ProjectCard
            key={project.slug}
            project={project}
            ratio={index === 0 ? "4 / 3" : "4 / 5"}
            narrowRatio={index === 0 ? undefined : "5 / 4"}
            sizes={index === 0 ? "(min-width: 48rem) 56vw, 100vw" : "(min-width: 48rem) 32vw, 100vw"}
          />
        ))}
      </div>
      {projects.length > shown && (
        <p className={css.all}>
          <Link
            to={section?.ctaUrl || siteRoutes.portfolio.path}
            className="link"
            {...(section?.ctaText ? spanishIf(section, "ctaText") : {})}
          >
            {section?.ctaText || t("featured.all")}
          </Link>
        </p>
      )}
    </section>
  );
}
