import { spanishIf } from "../content/fallback";
import type { Section } from "../content/records";

type Props = { section: Pick<Section, "title" | "fallback">; id?: string | undefined; className?: string };

export const SectionTitle = ({ section, ...props }: Props) =>
  section.title ? (
    <h2 {...props} {...spanishIf(section, "title")}>
      {section.title}
    </h2>
  ) : null;
