import { type Category, categories } from "@estudio/contract/enquiries/options";
import { localizedPath } from "@estudio/contract/paths";
import { facetPath, siteRoutes } from "@estudio/contract/routes";
import type { FacetLink } from "@estudio/contract/site/sitePage";
import { type MouseEvent, useEffect, useState } from "react";
import type { FreshState } from "../../content/fresh";
import type { ProjectCard as Project } from "../../content/records";
import { useWords } from "../../content/words";
import { Breadcrumbs } from "../../frame/navigation/Breadcrumbs";
import { PageTitle } from "../../frame/PageTitle";
import type { NarrowRatio, Ratio } from "../../pictures/picture";
import { Facets } from "../../portfolio/Facets";
import { ProjectCard } from "../../portfolio/ProjectCard";
import { Closing } from "../../sections/Closing";
import { Process } from "../../sections/Process";
import { Stats } from "../../sections/Stats";
import * as css from "./PortfolioView.module.css";

type Tab = "all" | Category;
const tabs = ["all", "empresarial", "constructora", "residencial"] as const satisfies Tab[];
const isCategory = (value: string | null): value is Category => value !== null && value in categories;

/** The tab named in the URL (`?categoria=residencial`), kept in sync with the history. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>("all");
  useEffect(() => {
    const read = () => {
      const named = new URLSearchParams(window.location.search).get("categoria");
      setTab(isCategory(named) ? named : "all");
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const choose = (next: Tab) => {
    setTab(next);
    window.history.pushState(window.history.state, "", window.location.pathname + search(next));
  };
  return [tab, choose];
}

const search = (tab: Tab) => (tab === "all" ? "" : `?categoria=${tab}`);
type Shape = "full" | "wide" | "tall";
/** Layout pattern: wide and tall cards alternate. With an odd number, the first takes a full row. */
const shapes = ["wide", "tall", "tall", "wide"] as const;
const shapeOf = (index: number, count: number): Shape =>
  count % 2 === 0 ? (shapes[index % 4] ?? "wide") : index === 0 ? "full" : (shapes[(index - 1) % 4] ?? "wide");
const ratios: Record<Shape, Ratio> = { full: "2 / 1", wide: "4 / 3", tall: "4 / 5" };
const narrowRatios: Record<Shape, NarrowRatio> = { full: "4 / 3", wide: "4 / 3", tall: "1 / 1" };
const sizes: Record<Shape, string> = {
  full: "(min-width: 48rem) 92vw, 100vw",
  wide: "(min-width: 48rem) 56vw, 100vw",
  tall: "(min-width: 48rem) 38vw, 100vw",
};

type Props = {
  projects: Project[];
  state: FreshState;
  facets: FacetLink[];
  facet: (FacetLink & { title: string }) | null;
};

/** All projects with tabs by kind of client, or the projects of one filter page. */
export function PortfolioView({ projects, state, facets, facet }: Props) {
  const { t, lang } = useWords("portfolio");
  const [tab, choose] = useTab();
  const shown = facet || tab === "all" ? projects : projects.filter((project) => project.category === tab);
  /** The filter page if it exists, for visitors without scripts and for copied links. */
  const pathOf = (name: Tab) =>
    facets.find(({ path }) => path === facetPath("client", name))?.path ?? siteRoutes.portfolio.path + search(name);
  const onTab = (event: MouseEvent, next: Tab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <>
      {facet ? (
        <PageTitle
          title={facet.title}
          text={facet.facet === "budget" ? t("facets.ofBudget") : undefined}
          before={<Breadcrumbs to="portfolio" />}
        />
      ) : (
        <PageTitle title={t("title")} text={t("intro")} before={<Breadcrumbs to="portfolio" here />} />
      )}
      <div className="wrap">
        {!facet && (
          <nav className={css.tabs} aria-label={t("filter")}>
            {tabs.map((name) => (
              <a
                key={name}
                href={localizedPath(pathOf(name), lang)}
                aria-current={name === tab ? "true" : undefined}
                onClick={(event) => onTab(event, name)}
              >
                {t(`tabs.${name}`)}
              </a>
            ))}
          </nav>
        )}
        <Facets facets={facets} current={facet?.path} />
        <p className="hidden" role="status">
          {t(shown.length === 1 ? "shownOne" : "shown", { count: shown.length })}
        </p>
        {projects.length === 0 && state === "failed" ? (
          <p className={css.message} role="alert">
            {t("error")}
          </p>
        ) : (
          shown.length === 0 && <p className={css.message}>{t("empty")}</p>
        )}
        <ul className={css.grid}>
          {shown.map((project, index) => {
            const shape = shapeOf(index, shown.length);
            return (
              <li key={project.slug} data-shape={shape}>
                <ProjectCard
                  project={project}
                  level="h2"
                  ratio={ratios[shape]}
                  narrowRatio={narrowRatios[shape]}
                  sizes={sizes[shape]}
                  first={index === 0}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <Stats days />
      <Process />
      <Closing title={t("project.cta")} text={t("project.ctaText")} to={siteRoutes.contact.path} />
    </>
  );
}
