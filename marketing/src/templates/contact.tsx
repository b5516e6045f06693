import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useAskedProject } from "../contact/askedProject";
import { useFresh } from "../content/fresh";
import { sectionOf, type TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { ContactView } from "../views/ContactView";

const { path } = siteRoutes.contact;

export default function ContactPage({ pageContext }: TemplateProps<"contact">) {
  const { language } = pageContext;
  const page = useFresh(
    "GET /api/pages/{pageKey}",
    { params: { pageKey: "contact" }, query: { lang: language } },
    pageContext.page,
  );
  const project = useAskedProject(language);
  return (
    <Layout path={path}>
      <ContactView page={page.record} project={project} />
    </Layout>
  );
}

export function Head(props: TemplateProps<"contact">) {
  return (
    <PageSeo
      {...props}
      route="contact"
      studio={props.pageContext.studio}
      questions={sectionOf(props.pageContext.page, "contact", "questions")}
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
