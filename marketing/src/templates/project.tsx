import { projectPath, shells, siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useBoundSlug, useTitle } from "../content/boundSlug";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs, creativeWork } from "../seo/structuredData";
import { ProjectNotFound } from "../states/RecordNotFound";
import { Shell } from "../states/Shell";
import { ProjectView } from "../views/projects/ProjectView";

type Props = TemplateProps<"project">;

export default function ProjectPage({ pageContext }: Props) {
  const { project, facets, previous, next, related, articles, language } = pageContext;
  const { slug } = project ?? {};
  const { record, state } = useFresh(
    "GET /api/projects/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    project,
  );
  if (slug === undefined) return <ProjectShell pageContext={pageContext} />;
  return (
    <Layout path={projectPath(slug)}>
      {state === "missing" || !record ? (
        <ProjectNotFound />
      ) : (
        <ProjectView
          project={record}
          facets={facets}
          previous={previous}
          next={next}
          related={related}
          articles={articles}
        />
      )}
    </Layout>
  );
}

/** Shell for projects without a page: newer than the build, or missing. */
function ProjectShell({ pageContext: { language, settings } }: Pick<Props, "pageContext">) {
  const slug = useBoundSlug(shells.project.family);
  const { record, state } = useFresh(
    "GET /api/projects/{slug}",
    slug ? { params: { slug }, query: { lang: language } } : null,
    null,
  );
  const { t } = useWords("portfolio");
  useTitle(state === "missing" ? t("project.notFound.title") : record?.title, settings.brand);
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

/** A shell has no canonical URL. It needs no `noindex`, because the server answers 404 for missing projects. */
export function Head({ data, pageContext }: Props) {
  const { project } = pageContext;
  const common = headWords(data.locales, "common");
  const t = headWords(data.locales, "portfolio");
  if (!project)
    return (
      <Seo
        page={pageContext}
        title={t("project.notFound.title")}
        freshTitle={common("loading")}
        description={pageContext.head?.description}
      />
    );
  const path = projectPath(project.slug);
  return (
    <Seo
      page={pageContext}
      path={path}
      head={pageContext.head}
      title={project.title}
      type="article"
      jsonLd={[
        creativeWork(project, pageContext),
        breadcrumbs(pageContext, [
          [common("nav.home"), "/"],
          [common("nav.portfolio"), siteRoutes.portfolio.path],
          [project.title, path],
        ]),
      ]}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
