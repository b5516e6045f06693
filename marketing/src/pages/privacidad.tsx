import { graphql } from "gatsby";
import type { HeadArguments } from "../content/records";
import { LegalHead, LegalPage } from "../text/LegalPage";

export default function PrivacyPage() {
  return <LegalPage document="privacy" />;
}

export const Head = (props: HeadArguments<object>) => <LegalHead document="privacy" {...props} />;

export const query = graphql`
  query Privacy($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "privacy"] } }) {
      ...Words
    }
  }
`;
