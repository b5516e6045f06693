import type { PageProps } from "gatsby";
import { graphql } from "gatsby";
import type { HeadArguments, PageContext } from "../content/records";
import { type ServiceData, ServiceHead, ServicePage } from "../templates/ServicePage";

export default function ResidentialPage({ data, pageContext }: PageProps<ServiceData, PageContext>) {
  return (
    <ServicePage audience="residential" prebuilt={data.page} projects={data.projects} lang={pageContext.language} />
  );
}

export const Head = (props: HeadArguments<ServiceData>) => <ServiceHead audience="residential" {...props} />;

export const query = graphql`
  query Residential($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services", "process", "contact"] } }
    ) {
      ...Words
    }
    page: studioPage(pageKey: { eq: "residential" }, lang: { eq: $language }) {
      ...PageRecord
    }
    projects: studioProjectsShown(pageKey: "residential", lang: $language) {
      ...ShownProject
    }
  }
`;
