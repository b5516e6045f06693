import { siteRoutes } from "@estudio/contract/routes";
import { useWords } from "../content/words";
import { NotFound } from "./NotFound";

/** The specification's view for a project that is not there (section 8). */
export function ProjectNotFound() {
  const { t } = useWords("portfolio");
  return (
    <NotFound
      title={t("project.notFound.title")}
      text={t("project.notFound.text")}
      links={[[t("project.notFound.back"), siteRoutes.portfolio.path]]}
    />
  );
}

/** The same for a guide. */
export function GuideNotFound() {
  const { t } = useWords("guides");
  return (
    <NotFound
      title={t("notFound.title")}
      text={t("notFound.text")}
      links={[[t("notFound.back"), siteRoutes.guides.path]]}
    />
  );
}

/** The same for an article. */
export function PostNotFound() {
  const { t } = useWords("blog");
  return (
    <NotFound
      title={t("notFound.title")}
      text={t("notFound.text")}
      links={[[t("notFound.back"), siteRoutes.blog.path]]}
    />
  );
}
