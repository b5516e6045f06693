import { shells, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { Layout } from "../components/Layout";
import { ProjectNotFound } from "../components/RecordNotFound";
import { Seo } from "../components/Seo";
import { Shell } from "../components/Shell";
import { useBoundSlug, useTitle } from "../site/boundSlug";
import { useFresh } from "../site/fresh";
import { projectModel } from "../site/models";
import type { HeadArguments, PageContext, Project } from "../site/records";
import { useSettings } from "../site/settings";
import { headWords } from "../site/words";
import { ProjectView } from "../views/ProjectView";

/** Any project without a page of its own: newer than the build, or not there. */
export default function ProjectShell({ pageContext: { language } }: PageProps<object, PageContext>) {
  const slug = useBoundSlug(shells.project.family);
  const address = slug && `/api/projects/${encodeURIComponent(slug)}?lang=${language}`;
  const { record, state } = useFresh<Project | null>(address, null, projectModel);
  const { brand } = useSettings();
  useTitle(record?.title, brand);
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

export function Head({ data, pageContext: { language } }: HeadArguments<object>) {
  const t = headWords(data.locales, "portfolio");
  return (
    <Seo
      lang={language}
      path={shells.project.file}
      title={t("project.notFound.title")}
      description={t("project.notFound.text")}
      noindex
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
