import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import { Withdrawal } from "../calculator/Withdrawal";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Seo } from "../seo/Seo";
import { NotFound as Message } from "../states/NotFound";

/** Notices of the calculator: the result is on its way, and erasure of one's data. */
export default function NoticePage({ pageContext: { notice } }: TemplateProps<"notice">) {
  const { t } = useWords("calculator");
  return (
    <Layout path={siteRoutes[notice].path}>
      <Message
        title={t(`${notice}.title`)}
        text={t(`${notice}.text`)}
        links={notice === "withdrawal" ? [] : [[t(`${notice}.cta`), siteRoutes.portfolio.path]]}
      >
        {notice === "withdrawal" && <Withdrawal />}
      </Message>
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"notice">) {
  const { notice } = pageContext;
  const t = headWords(data.locales, "calculator");
  const { path } = siteRoutes[notice];
  return <Seo page={pageContext} path={path} title={t(`${notice}.title`)} description={t(`${notice}.text`)} noindex />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
