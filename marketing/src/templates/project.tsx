import { projectPath, siteRoutes } from "@estudio/contract/routes";
import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { HeadArguments, PageContext, Project } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { breadcrumbs, creativeWork } from "../seo/structuredData";
import { ProjectNotFound } from "../states/RecordNotFound";
import { excerpt } from "../text/text";
import { type Neighbour, ProjectView } from "../views/ProjectView";

type Data = { project: Project; previous: Neighbour | null; next: Neighbour | null };
type Context = PageContext & { slug: string };

export default function ProjectPage({ data, pageContext: { language, slug } }: PageProps<Data, Context>) {
  const { record, state } = useFresh(`/api/projects/${slug}?lang=${language}`, data.project);
  return (
    <Layout path={projectPath(slug)}>
      {state === "missing" ? (
        <ProjectNotFound />
      ) : (
        <ProjectView project={record} previous={data.previous} next={data.next} />
      )}
    </Layout>
  );
}

export function Head({ data, pageContext: { language } }: HeadArguments<Data>) {
  const { project, locales } = data;
  const common = headWords(locales, "common");
  const { brand } = useSettings();
  const path = projectPath(project.slug);
  return (
    <Seo
      lang={language}
      path={path}
      title={project.title}
      description={excerpt(project.description)}
      ogImage={project.mainImage}
      media={project.media}
      type="article"
      jsonLd={(siteUrl) => [
        creativeWork(project, language, brand)(siteUrl),
        breadcrumbs(language, [
          [common("nav.home"), "/"],
          [common("nav.portfolio"), siteRoutes.portfolio.path],
          [project.title, path],
        ])(siteUrl),
      ]}
    />
  );
}

export const query = graphql`
  query Project($language: String!, $slug: String!, $previous: String!, $next: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "portfolio"] } }) {
      ...Words
    }
    project: studioProject(slug: { eq: $slug }, lang: { eq: $language }) {
      ...ProjectRecord
    }
    previous: studioProject(slug: { eq: $previous }, lang: { eq: $language }) {
      slug
      title
      fallback
    }
    next: studioProject(slug: { eq: $next }, lang: { eq: $language }) {
      slug
      title
      fallback
    }
  }
`;
