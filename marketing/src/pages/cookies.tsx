import { graphql } from "gatsby";
import type { HeadArguments } from "../content/records";
import { LegalHead, LegalPage } from "../text/LegalPage";

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
