import { siteRoutes } from "@estudio/contract/routes";
import { useWords } from "../content/words";
import { NotFound } from "./NotFound";

/** The specified view for a missing project (section 8). */
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
