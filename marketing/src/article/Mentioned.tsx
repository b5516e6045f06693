import { siteRoutes } from "@estudio/contract/routes";
import type { Audience } from "@estudio/contract/site/sitePage";
import type { ProjectCard as Project } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { ProjectCard } from "../portfolio/ProjectCard";
import * as cards from "../portfolio/ProjectCard.module.css";
import * as css from "./Mentioned.module.css";

export function Mentioned({ projects, services }: { projects: Project[]; services: Audience[] }) {
  const { t } = useWords("blog");
  const { t: common } = useWords("common");
  if (projects.length + services.length === 0) return null;
  return (
    <section className={`wrap ${css.mentioned}`} aria-labelledby="mencionados">
      <h2 id="mencionados">{t("mentioned")}</h2>
      {projects.length > 0 && (
        <ul className={`${css.projects} ${cards.cards}`}>
          {projects.map((project) => (
            <li key={project.slug}>
              <ProjectCard
                project={project}
                ratio="3 / 2"
                sizes="(min-width: 62rem) 30vw, (min-width: 40rem) 46vw, 100vw"
              />
            </li>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <ul className={css.services} aria-label={common("nav.services")}>
          {services.map((audience) => (
            <li key={audience}>
              <Link to={siteRoutes[audience].path} className="link">
                {common(`footer.${audience}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
