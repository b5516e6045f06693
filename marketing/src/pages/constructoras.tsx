import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { HeadArguments, PageContext } from "../content/records";
import { type ServiceData, ServiceHead, ServicePage } from "../templates/ServicePage";

export default function ConstructionPage({ data, pageContext }: PageProps<ServiceData, PageContext>) {
  return (
    <ServicePage audience="construction" prebuilt={data.page} projects={data.projects} lang={pageContext.language} />
  );
}

export const Head = (props: HeadArguments<ServiceData>) => <ServiceHead audience="construction" {...props} />;

export const query = graphql`
  query Construction($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services", "process", "contact"] } }
    ) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "construction" }, lang: { eq: $language }) {
      ...PageRecord
    }
    projects: studioProjectsShown(pageKey: "construction", lang: $language) {
      ...ShownProject
    }
  }
`;
