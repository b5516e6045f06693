import { siteRoutes } from "@estudio/contract/routes";
import type { HeadArguments, Settings } from "../content/records";
import { useSettings } from "../content/settings";
import { headWords, useWords } from "../content/words";
import { Layout } from "../frame/Layout";
import { PageTitle } from "../frame/PageTitle";
import { Seo } from "../seo/Seo";
import { ArticleBody } from "./ArticleBody";
import * as css from "./LegalPage.module.css";
import { blocks } from "./text";

type Document = "privacy" | "terms" | "cookies";

const legalData = ({ legalName, taxId, street, postalCode, city, email, phone, brand }: Settings) => ({
  legalName,
  taxId,
  address: `${street}, ${postalCode} ${city}`,
  email,
  // Not broken at the end of a line.
  phone: phone.replaceAll(" ", "\u00a0"),
  brand,
});

/** A legal text, with the studio's data from the settings. */
export function LegalPage({ document }: { document: Document }) {
  const { t } = useWords(document);
  const settings = useSettings();
  return (
    <Layout path={siteRoutes[document].path}>
      <PageTitle title={t("title")} text={t("intro")} />
      <div className={`wrap ${css.text}`}>
        <ArticleBody blocks={blocks(t("text", legalData(settings)))} />
      </div>
    </Layout>
  );
}

export function LegalHead({
  document,
  data,
  pageContext: { language },
}: HeadArguments<object> & { document: Document }) {
  const t = headWords(data.locales, document);
  return <Seo lang={language} path={siteRoutes[document].path} title={t("title")} description={t("intro")} />;
}
