import { projectPath } from "@estudio/contract/routes";
import type { ComparedProject } from "@estudio/contract/site/sitePage";
import { spanishIf } from "../../content/fallback";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { BeforeAfter, canCompare } from "../../pictures/BeforeAfter";
import * as css from "./Compared.module.css";

export function Compared({ project }: { project: ComparedProject | null }) {
  const { t } = useWords("home");
  if (!project) return null;
  const { beforeImage: before, afterImage: after, media } = project;
  if (!canCompare({ before, after, media })) return null;
  return (
    <section className={`section ${css.band}`} aria-labelledby="antes-despues">
      <div className={`wrap grid ${css.words}`}>
        <h2 id="antes-despues">{t("compared.title")}</h2>
        <div>
          <p className="lead">{t("compared.text")}</p>
          <Link to={projectPath(project.slug)} className="link" {...spanishIf(project, "title")}>
            {project.title}
          </Link>
        </div>
      </div>
      <BeforeAfter before={before} after={after} media={media} />
    </section>
  );
}
