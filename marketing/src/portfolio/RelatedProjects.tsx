import type { ProjectCard as Card } from "../content/records";
import { useWords } from "../content/words";
import { ProjectCard } from "./ProjectCard";
import * as cards from "./ProjectCard.module.css";
import * as css from "./RelatedProjects.module.css";

export function RelatedProjects({ projects }: { projects: Card[] }) {
  const { t } = useWords("portfolio");
  if (projects.length === 0) return null;
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="parecidos">
      <h2 id="parecidos">{t("project.related")}</h2>
      <ul className={cards.cards}>
        {projects.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} ratio="3 / 2" sizes="(min-width: 48rem) 46vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
