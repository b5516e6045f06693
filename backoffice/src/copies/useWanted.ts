import type { Published } from "@estudio/contract/content/publication";
import { useWatch } from "react-hook-form";

/** @returns how what is in the form wants to be published */
export function useWanted(): Published {
  const [status, publishAt, unpublishAt] = useWatch({ name: ["status", "publishAt", "unpublishAt"] });
  return { status, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
}
