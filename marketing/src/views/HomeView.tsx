import { siteRoutes } from "@estudio/contract/routes";
import type { ComparedProject } from "@estudio/contract/site/sitePage";
import { type Page, type ProjectCard, sectionOf } from "../content/records";
import { useWords } from "../content/words";
import { Consultation } from "../sections/Consultation";
import { Hero } from "../sections/Hero";
import { Audiences } from "../sections/home/Audiences";
import { Compared } from "../sections/home/Compared";
import { FeaturedProjects } from "../sections/home/FeaturedProjects";
import { Stats } from "../sections/Stats";
import { Testimonials } from "../sections/Testimonials";

type Props = { page: Page | null; featured: ProjectCard[]; compared: ComparedProject | null };

/** The home page. Default texts replace an unwritten hero. */
export function HomeView({ page, featured, compared }: Props) {
  const { t } = useWords("home");
  const written = sectionOf(page, "homepage", "hero");
  const fixed = {
    title: t("hero.title"),
    subtitle: t("hero.subtitle"),
    image: "",
    media: {},
    ctaText: t("hero.ctaPrimary"),
    ctaUrl: siteRoutes.contact.path,
    fallback: [],
  };
  return (
    <>
      <Hero
        name={t("hero.title")}
        section={written ?? fixed}
        scroll={t("hero.scroll")}
        second={{ label: t("hero.ctaSecondary"), to: siteRoutes.portfolio.path }}
      />
      <Audiences section={sectionOf(page, "homepage", "services")} />
      <Stats />
      <FeaturedProjects section={sectionOf(page, "homepage", "featured-projects")} projects={featured} />
      <Compared project={compared} />
      <Testimonials section={sectionOf(page, "homepage", "testimonials")} />
      <Consultation title={t("contact.title")} text={t("contact.text")} compact page={siteRoutes.home.path} />
    </>
  );
}
