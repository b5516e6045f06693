import { useEffect, useRef } from "react";
import type { Pictures } from "../content/records";
import { useWords } from "../content/words";
import * as css from "./BeforeAfter.module.css";
import { Picture } from "./Picture";
import { pictureOf } from "./picture";

type Props = { before: string; after: string; media: Pictures };

export const canCompare = ({ before, after, media }: Props) =>
  pictureOf(media, before) !== undefined && pictureOf(media, after) !== undefined;

/**
 * Compare two pictures with a draggable divider. It is a range input, so mouse, touch and arrow keys move it.
 * Without scripts the pictures are side by side.
 */
export function BeforeAfter({ before, after, media }: Props) {
  const { t } = useWords("common");
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  // Set by script, because the CSP forbids style attributes. The style sheet sets the initial position.
  function divide() {
    const share = range.current?.value ?? "50";
    frame.current?.style.setProperty("--share", `${share}%`);
    range.current?.setAttribute("aria-valuetext", t("compare.value", { share }));
  }
  // The visitor may have moved it before hydration.
  useEffect(divide, [t]);
  const sizes = "(min-width: 48rem) 92vw, 100vw";
  return (
    <div ref={frame} className={css.frame}>
      <figure className={css.after}>
        <Picture path={after} media={media} ratio="3 / 2" sizes={sizes} />
        <figcaption>{t("compare.after")}</figcaption>
      </figure>
      <figure className={css.before}>
        <Picture path={before} media={media} ratio="3 / 2" sizes={sizes} />
        <figcaption>{t("compare.before")}</figcaption>
      </figure>
      <span className={css.divider} aria-hidden="true" />
      <input
        ref={range}
        type="range"
        className={css.range}
        min={0}
        max={100}
        defaultValue={50}
        aria-label={t("compare.label")}
        onInput={divide}
      />
    </div>
  );
}
