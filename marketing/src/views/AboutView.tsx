import { siteRoutes } from "@estudio/contract/routes";
import { type Page, sectionOf, writtenSection } from "../content/records";
import { useWords } from "../content/words";
import { Breadcrumbs } from "../frame/navigation/Breadcrumbs";
import { PageTitle } from "../frame/PageTitle";
import { AboutHero } from "../sections/about/AboutHero";
import { Person } from "../sections/about/Person";
import { Philosophy } from "../sections/about/Philosophy";
import { Press } from "../sections/about/Press";
import { Story } from "../sections/about/Story";
import { Closing } from "../sections/Closing";
import { Process } from "../sections/Process";

/** The story's items replace the default steps of the process. */
export function AboutView({ page }: { page: Page | null }) {
  const { t } = useWords("about");
  const { t: process } = useWords("process");
  const hero = sectionOf(page, "about", "hero");
  const steps = writtenSection(page, "about", "about");
  return (
    <>
      {hero ? (
        <AboutHero name={t("title")} section={hero} />
      ) : (
        <PageTitle title={t("title")} before={<Breadcrumbs to="about" here />} />
      )}
      <Story section={sectionOf(page, "about", "about")} />
      <Person section={sectionOf(page, "about", "person")} />
      <Philosophy section={sectionOf(page, "about", "philosophy")} />
      <Process
        section={
          steps && {
            title: process("title"),
            items: steps.items,
            fallback: steps.fallback.filter((field) => field !== "title"),
          }
        }
      />
      <Press section={sectionOf(page, "about", "press")} />
      <Closing title={t("cta")} to={siteRoutes.contact.path} />
    </>
  );
}
