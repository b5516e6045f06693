import { projectPath } from "@estudio/contract/routes";
import { spanishIf } from "../content/fallback";
import type { ProjectCard as Project } from "../content/records";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { Picture } from "../pictures/Picture";
import type { NarrowRatio, Ratio } from "../pictures/picture";
import * as css from "./ProjectCard.module.css";

type Props = {
  project: Project;
  ratio: Ratio;
  narrowRatio?: NarrowRatio;
  sizes: string;
  level?: "h2" | "h3";
  first?: boolean;
};

export function ProjectCard({ project, ratio, narrowRatio, sizes, level: Title = "h3", first }: Props) {
  const { t } = useWords("common");
  const facts = [t(`categories.${project.category}`), project.location, project.year].filter(Boolean);
  return (
    <article className="card">
      <Picture
        path={project.mainImage}
        media={project.media}
        ratio={ratio}
        narrowRatio={narrowRatio}
        sizes={sizes}
        first={first}
        className={css.picture}
      />
      <Title className={css.title}>
        <Link to={projectPath(project.slug)} {...spanishIf(project, "title")}>
          {project.title}
        </Link>
      </Title>
      <p className={css.facts}>{facts.join("\u00a0· ")}</p>
    </article>
  );
}
