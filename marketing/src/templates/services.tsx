import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { ServicesView } from "../views/ServicesView";

/** Template of /empresas, /constructoras and /particulares. */
export default function ServicesPage({ pageContext }: TemplateProps<"services">) {
  const { audience, language, projects, portfolio } = pageContext;
  const page = useFresh(
    "GET /api/pages/{pageKey}",
    { params: { pageKey: audience }, query: { lang: language } },
    pageContext.page,
  );
  const hasHero = sectionOf(page.record, audience, "hero") !== undefined;
  return (
    <Layout path={siteRoutes[audience].path} transparent={hasHero}>
      <ServicesView
        audience={audience}
        page={page.record}
        state={page.state}
        projects={projects}
        portfolio={portfolio}
      />
    </Layout>
  );
}

export function Head(props: TemplateProps<"services">) {
  const { audience, page } = props.pageContext;
  return (
    <PageSeo
      {...props}
      route={audience}
      presents="service"
      fees={sectionOf(page, audience, "fees")}
      questions={sectionOf(page, audience, "questions")}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
