import { anchors } from "@estudio/contract/pages/anchors";
import type { ShownProject } from "@estudio/contract/site/sitePage";
import { CallToAction } from "../../contact/CallToAction";
import { spanishIf } from "../../content/fallback";
import { itemKey, type SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { rowsOf } from "../../pictures/rows";
import { slugOfPicture } from "../../portfolio/gallery/projectOfPicture";
import { ProjectLink } from "../../portfolio/ProjectLink";
import { SectionHead } from "../../text/SectionHead";
import * as css from "./Gallery.module.css";

type Props = {
  section?: SectionOf<"residential", "gallery">;
  portfolio?: string | undefined;
  /** The projects to which the pictures belong. */
  projects?: ShownProject[];
};

export function Gallery({ section, portfolio, projects = [] }: Props) {
  if (!section) return null;
  const rooms = section.items.filter(({ image }) => image);
  const rows = rowsOf(rooms.length, [2, 3]);
  return (
    <section className="section wrap" id={anchors.gallery}>
      <SectionHead section={section} />
      <ul className={css.rooms}>
        {rooms.map((item, index) => (
          <li key={itemKey(item)} className="card" data-row={rows[index]}>
            <figure>
              <Picture
                path={item.image}
                media={section.media}
                ratio={rows[index] === 3 ? "1 / 1" : "4 / 3"}
                sizes={rows[index] === 3 ? "(min-width: 48rem) 30vw, 100vw" : "(min-width: 48rem) 46vw, 100vw"}
              />
              <figcaption>
                <strong {...spanishIf(item, "title")}>
                  <ProjectLink slug={slugOfPicture(projects, item.image)}>{item.title}</ProjectLink>
                </strong>
                <span {...spanishIf(item, "text")}>{item.text}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <CallToAction section={section} portfolio={portfolio} className={css.more} />
    </section>
  );
}
