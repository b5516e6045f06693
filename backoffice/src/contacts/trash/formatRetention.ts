import { plural } from "../../words/formats";

/** Format a retention period: `24 horas`, `3 días`. */
export const formatRetention = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? plural(hours / 24, "día", "días") : plural(hours, "hora", "horas");
