import { anchors } from "@estudio/contract/pages/anchors";
import type { ReactNode } from "react";
import { spanishIf } from "../content/fallback";
import type { Section } from "../content/records";
import { Link } from "../frame/Link";
import { HeroPicture } from "../pictures/HeroPicture";
import * as css from "./Hero.module.css";

type Props = {
  /** Fallback for an empty title. */
  name: string;
  section: Pick<Section, "title" | "subtitle" | "image" | "media" | "ctaText" | "ctaUrl" | "fallback">;
  /** Label of the arrow to the next section (`#siguiente`); no arrow without it. */
  scroll?: string;
  second?: { label: string; to: string };
  /** Content between picture and text. */
  before?: ReactNode;
};

/** A full-width picture with the text below it. Without a picture, only the text. */
export function Hero({ name, section, scroll, second, before }: Props) {
  return (
    <section className={css.hero} data-tall={scroll ? true : undefined} data-bare={section.image ? undefined : true}>
      {section.image && <HeroPicture path={section.image} media={section.media} />}
      {before && <div className={`wrap ${css.before}`}>{before}</div>}
      <div className={`wrap grid ${css.text}`}>
        <h1 {...spanishIf(section, "title")}>{section.title || name}</h1>
        {section.subtitle && (
          <p className={css.subtitle} {...spanishIf(section, "subtitle")}>
            {section.subtitle}
          </p>
        )}
        <div className={css.actions}>
          {section.ctaText && (
            <Link to={section.ctaUrl || "/contacto"} className="button" {...spanishIf(section, "ctaText")}>
              {section.ctaText}
            </Link>
          )}
          {second && (
            <Link to={second.to} className={css.second}>
              {second.label}
            </Link>
          )}
        </div>
        {scroll && (
          <a href={`#${anchors.audiences}`} className={css.scroll}>
            <span>{scroll}</span>
            <svg viewBox="0 0 16 40" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M8 0v38M2 32l6 6 6-6" />
            </svg>
          </a>
        )}
      </div>
    </section>
  );
}
