import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { useFresh } from "../content/fresh";
import type { TemplateProps } from "../content/records";
import { Layout } from "../frame/Layout";
import { PageSeo } from "../seo/PageSeo";
import { CalculatorView } from "../views/CalculatorView";

const { path } = siteRoutes.calculator;

export default function CalculatorPage({ pageContext }: TemplateProps<"calculator">) {
  const { record } = useFresh("GET /api/prices", { query: { lang: pageContext.language } }, pageContext.prices);
  return (
    <Layout path={path}>
      <CalculatorView prices={record} />
    </Layout>
  );
}

export const Head = (props: TemplateProps<"calculator">) => <PageSeo {...props} route="calculator" />;

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
