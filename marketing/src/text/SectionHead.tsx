import { spanishIf } from "../content/fallback";
import type { Section } from "../content/records";
import * as css from "./SectionHead.module.css";
import { SectionTitle } from "./SectionTitle";

type Props = { section: Pick<Section, "title" | "subtitle" | "description" | "fallback">; id?: string };

export function SectionHead({ section, id }: Props) {
  const words = [
    ["subtitle", section.subtitle],
    ["description", section.description],
  ] as const;
  if (!section.title && words.every(([, text]) => !text)) return null;
  return (
    <div className={`grid ${css.head}`}>
      <SectionTitle section={section} id={id} />
      <div className={css.words}>
        {words.map(
          ([field, text]) =>
            text && (
              <p key={field} className={field === "subtitle" ? css.subtitle : "lead"} {...spanishIf(section, field)}>
                {text}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
