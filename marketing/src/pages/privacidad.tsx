import { graphql } from "gatsby";
import { LegalHead, LegalPage } from "../components/LegalPage";
import type { HeadArguments } from "../site/records";

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
