import { siteRoutes } from "@estudio/contract/routes";
import type { FreshState } from "../../content/fresh";
import type { GuideCard as Card } from "../../content/records";
import { useSettings } from "../../content/settings";
import { useWords } from "../../content/words";
import { Link } from "../../frame/Link";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { PageTitle } from "../../frame/PageTitle";
import { GuideCard } from "../../guides/GuideCard";
import * as css from "./GuidesView.module.css";

/** All guides, or a link to the blog if there are none. */
export function GuidesView({ guides, state }: { guides: Card[]; state: FreshState }) {
  const { t } = useWords("guides");
  const { sendsMail } = useSettings();
  const none = guides.length === 0 && state !== "loading";
  return (
    <>
      <PageTitle
        title={t("title")}
        text={t(none ? "empty" : sendsMail ? "intro" : "introFiles")}
        before={<Breadcrumbs to="guides" here />}
      >
        {none && (
          <Link to={siteRoutes.blog.path} className="link">
            {t("emptyCta")}
          </Link>
        )}
      </PageTitle>
      {guides.length > 0 && (
        <ul className={`wrap ${css.list}`}>
          {guides.map((guide, index) => (
            <li key={guide.slug}>
              <GuideCard guide={guide} first={index === 0} level="h2" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
