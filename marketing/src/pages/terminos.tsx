import { graphql } from "gatsby";
import type { HeadArguments } from "../content/records";
import { LegalHead, LegalPage } from "../text/LegalPage";

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
