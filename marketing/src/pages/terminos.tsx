import { graphql } from "gatsby";
import { LegalHead, LegalPage } from "../components/LegalPage";
import type { HeadArguments } from "../site/records";

export default function TermsPage() {
  return <LegalPage document="terms" />;
}

export const Head = (props: HeadArguments<object>) => <LegalHead document="terms" {...props} />;

export const query = graphql`
  query Terms($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "terms"] } }) {
      ...Words
    }
  }
`;
