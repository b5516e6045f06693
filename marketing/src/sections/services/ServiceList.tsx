import { anchors } from "@estudio/contract/pages/anchors";
import { CallToAction } from "../../contact/CallToAction";
import type { SectionOf } from "../../content/records";
import { Picture } from "../../pictures/Picture";
import { SectionHead } from "../../text/SectionHead";
import { TitledList } from "../../text/TitledList";
import * as css from "./ServiceList.module.css";

export function ServiceList({ section }: { section?: SectionOf<"business", "services"> }) {
  if (!section) return null;
  return (
    <section className="section wrap" id={anchors.services}>
      <SectionHead section={section} />
      <div className="grid">
        {section.image && (
          <div className={css.picture}>
            <Picture path={section.image} media={section.media} ratio="4 / 5" sizes="(min-width: 48rem) 38vw, 100vw" />
          </div>
        )}
        <div className={css.list}>
          <TitledList items={section.items} />
          <CallToAction section={section} />
        </div>
      </div>
    </section>
  );
}
