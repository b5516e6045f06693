import type { Published } from "@estudio/contract/content/publication";
import { useWatch } from "react-hook-form";

/** Return the publication settings that the form holds, saved or not. */
export function useFormPublication(): Published {
  const [status, publishAt, unpublishAt] = useWatch({ name: ["status", "publishAt", "unpublishAt"] });
  return { status, publishAt: publishAt ?? null, unpublishAt: unpublishAt ?? null };
}
