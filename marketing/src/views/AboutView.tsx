import { siteRoutes } from "@estudio/contract/routes";
import { type Page, sectionOf } from "../content/records";
import { useWords } from "../content/words";
import { PageTitle } from "../frame/PageTitle";
import { AboutHero } from "../sections/about/AboutHero";
import { Philosophy } from "../sections/about/Philosophy";
import { Story } from "../sections/about/Story";
import { Closing } from "../sections/Closing";
import { Process } from "../sections/Process";

/** Hero, story, philosophy and the four steps (the story's own items, where they are written). */
export function AboutView({ page }: { page: Page | null }) {
  const { t } = useWords("about");
  const { t: process } = useWords("process");
  const hero = sectionOf(page, "about", "hero");
  const story = sectionOf(page, "about", "about");
  return (
    <>
      {hero ? <AboutHero section={hero} /> : <PageTitle title={t("title")} />}
      <Story section={story} />
      <Philosophy section={sectionOf(page, "about", "philosophy")} />
      <Process
        section={
          story && {
            title: process("title"),
            items: story.items,
            fallback: story.fallback.filter((field) => field !== "title"),
          }
        }
      />
      <Closing title={t("cta")} to={siteRoutes.contact.path} />
    </>
  );
}
