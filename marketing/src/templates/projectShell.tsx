import { shells, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useBoundSlug, useTitle } from "../content/boundSlug";
import { useFresh } from "../content/fresh";
import { projectModel } from "../content/models";
import type { HeadArguments, PageContext, Project } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { Shell } from "../states/NewerThanBuild";
import { ProjectNotFound } from "../states/RecordNotFound";
import { ProjectView } from "../views/ProjectView";

/** Any project without a page of its own: newer than the build, or not there. */
export default function ProjectShell({ pageContext: { language } }: PageProps<object, PageContext>) {
  const slug = useBoundSlug(shells.project.family);
  const address = slug && `/api/projects/${encodeURIComponent(slug)}?lang=${language}`;
  const { record, state } = useFresh<Project | null>(address, null, projectModel);
  const { brand } = useSettings();
  const { t } = useWords("portfolio");
  useTitle(state === "missing" ? t("project.notFound.title") : record?.title, brand);
  return (
    <Layout path={siteRoutes.portfolio.path}>
      <Shell
        ready={record !== null}
        missing={state === "missing"}
        failed={state === "failed"}
        notFound={<ProjectNotFound />}
      >
        {record && <ProjectView project={record} />}
      </Shell>
    </Layout>
  );
}

/** Neither kept from search engines (the server answers 404 to what is missing) nor with an address of its own. */
export function Head({ data, pageContext: { language } }: HeadArguments<object>) {
  const t = headWords(data.locales, "portfolio");
  return (
    <Seo
      lang={language}
      title={t("project.notFound.title")}
      freshTitle={headWords(data.locales, "common")("loading")}
      description={t("meta.description")}
    />
  );
}

export const query = graphql`
  query ProjectShell($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "portfolio"] } }) {
      ...Words
    }
  }
`;
