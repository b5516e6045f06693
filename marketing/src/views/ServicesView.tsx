import type { Kind } from "@estudio/contract/calculator/options";
import { siteRoutes } from "@estudio/contract/routes";
import type { Audience, ShownProject } from "@estudio/contract/site/sitePage";
import { CalculatorLink } from "../calculator/CalculatorLink";
import type { FreshState } from "../content/fresh";
import { type Page, sectionOf } from "../content/records";
import { useWords } from "../content/words";
import { Breadcrumbs } from "../frame/navigation/Breadcrumbs";
import { PageTitle } from "../frame/PageTitle";
import { GuidesLink } from "../guides/GuidesLink";
import { Consultation } from "../sections/Consultation";
import { Hero } from "../sections/Hero";
import { Process } from "../sections/Process";
import { Questions } from "../sections/Questions";
import { Benefits } from "../sections/services/Benefits";
import { CaseStudies } from "../sections/services/CaseStudies";
import { Fees } from "../sections/services/Fees";
import { Gallery } from "../sections/services/Gallery";
import { Partnerships } from "../sections/services/Partnerships";
import { ServiceList } from "../sections/services/ServiceList";
import { Testimonials } from "../sections/Testimonials";
import { Loading } from "../states/Loading";

type Props = {
  audience: Audience;
  page: Page | null;
  state: FreshState;
  projects?: ShownProject[];
  /** Replaces links to the portfolio by its page for this audience. */
  portfolio?: string;
};

/** Preselected kind of work in the calculator. */
const usualKind: Record<Audience, Kind> = { business: "oficina", construction: "piloto", residential: "vivienda" };

/** Shows `Cargando...` until the hero is loaded (specification section 2). An unwritten hero becomes the page's name. */
export function ServicesView({ audience, page, state, projects, portfolio }: Props) {
  const { t } = useWords("services");
  const { t: common } = useWords("common");
  const hero = sectionOf(page, audience, "hero");
  const trail = <Breadcrumbs to={audience} here />;
  if (!hero && state !== "ready" && state !== "missing") return <Loading failed={state === "failed"} />;
  return (
    <>
      {hero ? (
        <Hero name={common(`nav.${audience}`)} section={hero} before={trail} />
      ) : (
        <PageTitle title={common(`nav.${audience}`)} before={trail} />
      )}
      <ServiceList section={sectionOf(page, audience, "services")} />
      <Benefits section={sectionOf(page, "business", "benefits")} />
      <CaseStudies section={sectionOf(page, "business", "case-studies")} portfolio={portfolio} projects={projects} />
      <Gallery section={sectionOf(page, "residential", "gallery")} portfolio={portfolio} projects={projects} />
      <Process section={sectionOf(page, "construction", "process")} promise={audience} />
      <Partnerships section={sectionOf(page, "construction", "partnerships")} portfolio={portfolio} />
      <Testimonials section={sectionOf(page, "residential", "testimonials")} />
      <Fees section={sectionOf(page, audience, "fees")} />
      <Questions section={sectionOf(page, audience, "questions")} />
      <CalculatorLink kind={usualKind[audience]} />
      {audience === "residential" && <GuidesLink />}
      <Consultation
        title={t(`${audience}.formTitle`)}
        text={t(`${audience}.formText`)}
        method={audience}
        page={siteRoutes[audience].path}
      />
    </>
  );
}
