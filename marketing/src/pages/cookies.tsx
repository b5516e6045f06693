import { graphql } from "gatsby";
import { LegalHead, LegalPage } from "../components/LegalPage";
import type { HeadArguments } from "../site/records";

export default function CookiesPage() {
  return <LegalPage document="cookies" />;
}

export const Head = (props: HeadArguments<object>) => <LegalHead document="cookies" {...props} />;

export const query = graphql`
  query Cookies($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "cookies"] } }) {
      ...Words
    }
  }
`;
