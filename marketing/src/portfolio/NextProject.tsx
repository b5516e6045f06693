import { projectPath } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { ProjectCard as Card } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Picture } from "../pictures/Picture";
import * as css from "./NextProject.module.css";

export function NextProject({ project }: { project: Card }) {
  const { t } = useWords("portfolio");
  return (
    <div className={`card ${css.next}`}>
      <Picture path={project.mainImage} media={project.media} ratio="21 / 9" narrowRatio="4 / 5" sizes="100vw" />
      <div className={`wrap ${css.words}`}>
        <strong className={css.name}>
          <Link to={projectPath(project.slug)} rel="next">
            <span className={css.label}>{t("project.next")}</span>
            <span className="hidden">: </span>
            <span className={css.title} {...spanishIf(project, "title")}>
              {project.title}
            </span>
          </Link>
        </strong>
        <p className={css.place}>{project.location}</p>
      </div>
    </div>
  );
}
