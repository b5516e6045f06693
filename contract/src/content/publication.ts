import { currentTime } from "../time";
/** Effective publication state. Unlike `status`, it takes the scheduled moments into account. */
export const publications = {
  published: "Publicado",
  scheduled: "Programado",
  withdrawn: "Retirado",
  draft: "Borrador",
} as const;
export type Publication = keyof typeof publications;

export type Published = { status: "published" | "draft"; publishAt: string | null; unpublishAt: string | null };

/** Author shown for scheduled changes. */
export const clock = "Programación";

/** Return the publication state at a moment. Visitors see the record only if it is `published`. */
export function publicationOf({ status, publishAt, unpublishAt }: Published, now = currentTime()): Publication {
  const at = now.toISOString();
  if (unpublishAt !== null && unpublishAt <= at) return "withdrawn";
  // The server publishes due records shortly after their moment.
  if (publishAt !== null && (publishAt > at || status === "draft")) return "scheduled";
  return status;
}

type Moments = Pick<Published, "publishAt" | "unpublishAt">;

/** Return whether a scheduled moment has passed. The server then applies and clears it. */
export const isDue = ({ publishAt, unpublishAt }: Moments, now = currentTime()): boolean =>
  [publishAt, unpublishAt].some((moment) => moment !== null && moment <= now.toISOString());

/** Return the next moment at which the state may change, if any. */
export function nextChange({ publishAt, unpublishAt }: Moments, now = currentTime()): string | undefined {
  const at = now.toISOString();
  return [publishAt, unpublishAt].filter((moment): moment is string => moment !== null && moment > at).sort()[0];
}
