import { currentTime } from "../time";
/** How a record stands for visitors, which is more than its status: a moment set may still be to come, or be past. */
export const publications = {
  published: "Publicado",
  scheduled: "Programado",
  withdrawn: "Retirado",
  draft: "Borrador",
} as const;
export type Publication = keyof typeof publications;

export type Published = { status: "published" | "draft"; publishAt: string | null; unpublishAt: string | null };

/** Who is named as having published or withdrawn what came due. */
export const clock = "Programación";

/** @returns what a visitor would get at that moment: the record only when it is `published`. */
export function publicationOf({ status, publishAt, unpublishAt }: Published, now = currentTime()): Publication {
  const at = now.toISOString();
  if (unpublishAt !== null && unpublishAt <= at) return "withdrawn";
  // What is due is published by the server, a moment later.
  if (publishAt !== null && (publishAt > at || status === "draft")) return "scheduled";
  return status;
}

type Moments = Pick<Published, "publishAt" | "unpublishAt">;

/** @returns whether one of its moments has come: the server acts on it, and takes it away. */
export const isDue = ({ publishAt, unpublishAt }: Moments, now = currentTime()): boolean =>
  [publishAt, unpublishAt].some((moment) => moment !== null && moment <= now.toISOString());

/** @returns the next moment at which that may change, if there is one. */
export function nextChange({ publishAt, unpublishAt }: Moments, now = currentTime()): string | undefined {
  const at = now.toISOString();
  return [publishAt, unpublishAt].filter((moment): moment is string => moment !== null && moment > at).sort()[0];
}
