import { anchors } from "@estudio/contract/pages/anchors";
import type { ShownProject } from "@estudio/contract/site/sitePage";
import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { slugOfPicture } from "../../portfolio/gallery/projectOfPicture";
import { ProjectLink } from "../../portfolio/ProjectLink";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./CaseStudies.module.css";

type Props = {
  section?: SectionOf<"business", "case-studies">;
  portfolio?: string | undefined;
  /** The projects to which the pictures belong. */
  projects?: ShownProject[];
};

export function CaseStudies({ section, portfolio, projects = [] }: Props) {
  if (!section) return null;
  return (
    <section className="section wrap" id={anchors.cases}>
      <SectionHead section={section} />
      <ul className={css.cases}>
        {section.items.map((item) => (
          <li key={itemKey(item)} className="card">
            {item.image && (
              <Picture path={item.image} media={section.media} ratio="3 / 2" sizes="(min-width: 48rem) 55vw, 100vw" />
            )}
            <div>
              {item.value && (
                <p className={css.value} {...spanishIf(item, "value")}>
                  {item.value}
                </p>
              )}
              {item.title && (
                <h3 {...spanishIf(item, "title")}>
                  <ProjectLink slug={slugOfPicture(projects, item.image)}>{item.title}</ProjectLink>
                </h3>
              )}
              <p className={css.text} {...spanishIf(item, "text")}>
                {item.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <CallToAction section={section} portfolio={portfolio} className={css.more} />
    </section>
  );
}
