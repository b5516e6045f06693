import { promisedMonths } from "@estudio/contract/enquiries/options";
import { siteRoutes } from "@estudio/contract/routes";
import type { Imprint } from "@estudio/contract/site/sitePage";
import { readArticle } from "@estudio/contract/text/article";
import { graphql } from "gatsby";
import type { Settings, TemplateProps } from "../content/records";
import { headWords, useWords, type Words } from "../content/words";
import { Layout } from "../frame/Layout";
import { PageTitle } from "../frame/PageTitle";
import { Seo } from "../seo/Seo";
import { ArticleBody } from "../text/ArticleBody";
import * as css from "./legal.module.css";

/** Variables of the legal texts. @param t of the privacy text; some parts apply only with page counting or WhatsApp */
const legalData = (settings: Settings, { legalName, taxId, ...keep }: Imprint, t: Words) => {
  const { street, postalCode, city, email, phone, brand } = settings;
  const counts = (part: string) => (settings.countVisits ? t(part) : "");
  return {
    legalName: legalName || brand,
    taxId,
    address: street && `${street}, ${postalCode} ${city}`,
    email,
    // No line break inside the number.
    phone: phone.replaceAll(" ", "\u00a0"),
    brand,
    months: keep.keepContactsMonths || promisedMonths,
    leadMonths: keep.keepLeadsMonths || promisedMonths,
    arrival: counts("arrival"),
    leadArrival: counts("leadArrival"),
    visits: counts("visits"),
    whatsapp: settings.whatsapp ? t("whatsapp") : "",
  };
};

export default function LegalPage({ pageContext: { document, settings, imprint } }: TemplateProps<"legal">) {
  const { t } = useWords(document);
  return (
    <Layout path={siteRoutes[document].path}>
      <PageTitle title={t("title")} text={t("intro")} />
      <div className={`wrap ${css.text}`}>
        <ArticleBody blocks={readArticle(t("text", legalData(settings, imprint, t)))} />
      </div>
    </Layout>
  );
}

export function Head({ data, pageContext }: TemplateProps<"legal">) {
  const { document } = pageContext;
  const t = headWords(data.locales, document);
  return <Seo page={pageContext} path={siteRoutes[document].path} head={pageContext.head} title={t("title")} />;
}

export const query = graphql`
  query ($language: String!, $namespaces: [String!]!) {
    ...Words
  }
`;
