import { anchors } from "@estudio/contract/pages/anchors";
import { siteRoutes } from "@estudio/contract/routes";
import { ContactForm } from "../contact/ContactForm";
import { spanishIf } from "../content/fallback";
import { type Page, sectionOf } from "../content/records";
import { useWords } from "../content/words";
import { Breadcrumbs } from "../frame/navigation/Breadcrumbs";
import { PageTitle } from "../frame/PageTitle";
import { ContactDetails } from "../sections/contact/ContactDetails";
import { Location } from "../sections/contact/Location";
import { Questions } from "../sections/Questions";
import * as css from "./ContactView.module.css";

type Props = { page: Page | null; project?: { slug: string; title: string } };

export function ContactView({ page, project }: Props) {
  const { t } = useWords("contact");
  const hero = sectionOf(page, "contact", "hero");
  return (
    <>
      <PageTitle
        before={<Breadcrumbs to="contact" here />}
        title={hero?.title || t("title")}
        text={hero?.subtitle || t("intro")}
        {...(hero ? spanishIf(hero, "title") : {})}
      />
      <div className={`wrap grid ${css.body}`}>
        <section className={css.form} aria-labelledby={anchors.contactForm}>
          <h2 id={anchors.contactForm} className={css.formTitle}>
            {t("formTitle")}
          </h2>
          <ContactForm page={siteRoutes.contact.path} project={project} />
        </section>
        <div className={css.details}>
          <ContactDetails section={sectionOf(page, "contact", "contact-info")} />
        </div>
      </div>
      <Location section={sectionOf(page, "contact", "location")} />
      <Questions section={sectionOf(page, "contact", "questions")} />
    </>
  );
}
