import { siteRoutes } from "@estudio/contract/routes";
import type { HeadArguments, Settings } from "../site/records";
import { useSettings } from "../site/settings";
import { blocks } from "../site/text";
import { headWords, useWords } from "../site/words";
import { ArticleBody } from "./ArticleBody";
import { Layout } from "./Layout";
import * as css from "./LegalPage.module.css";
import { PageTitle } from "./PageTitle";
import { Seo } from "./Seo";

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
