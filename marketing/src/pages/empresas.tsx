import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { HeadArguments, PageContext } from "../content/records";
import { type ServiceData, ServiceHead, ServicePage } from "../templates/ServicePage";

export default function BusinessPage({ data, pageContext }: PageProps<ServiceData, PageContext>) {
  return <ServicePage audience="business" prebuilt={data.page} projects={data.projects} lang={pageContext.language} />;
}

export const Head = (props: HeadArguments<ServiceData>) => <ServiceHead audience="business" {...props} />;

export const query = graphql`
  query Business($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services", "process", "contact"] } }
    ) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "business" }, lang: { eq: $language }) {
      ...PageRecord
    }
    projects: studioProjectsShown(pageKey: "business", lang: $language) {
      ...ShownProject
    }
  }
`;
