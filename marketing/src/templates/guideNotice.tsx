import { siteRoutes } from "@estudio/contract/routes";
import { graphql } from "gatsby";
import type { TemplateProps } from "../content/records";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { Confirm } from "../guides/Confirm";
import { Download } from "../guides/Download";
import { Seo } from "../seo/Seo";
import { NotFound as Message } from "../states/NotFound";

/** Landing page after requesting a guide, and of the links in its mails. */
export default function GuideNoticePage({ pageContext: { guideNotice } }: TemplateProps<"guideNotice">) {
  const { t } = useWords("guides");
  return (
    <Layout path={siteRoutes[guideNotice].path}>
      <Message
        title={t(`${guideNotice}.title`)}
        text={t(`${guideNotice}.text`)}
        links={guideNotice === "guideEnded" ? [[t("guideEnded.cta"), siteRoutes.guides.path]] : []}
      >
        {guideNotice === "guideConfirm" && <Confirm />}
        {guideNotice === "guideDownload" && <Download />}
      </Message>
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"guideNotice">) {
  const { guideNotice } = pageContext;
  const t = headWords(data.locales, "guides");
  return (
    <Seo
      page={pageContext}
      path={siteRoutes[guideNotice].path}
      title={t(`${guideNotice}.title`)}
      description={t(`${guideNotice}.text`)}
      noindex
    />
  );
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
