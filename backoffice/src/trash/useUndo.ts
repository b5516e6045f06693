import { type Identifier, useResourceContext } from "react-admin";
import { isTrashable } from "./trashable";
import { useRestore } from "./useRestore";

/**
 * @param hasTrash of enquiries: whether they are kept for a while
 * @returns what a notification offers after deleting; nothing where deleting is for good
 */
export function useUndo(hasTrash = false) {
  const resource = useResourceContext();
  const restore = useRestore();
  const place = isTrashable(resource) ? resource : resource === "contacts" && hasTrash ? resource : undefined;
  if (!place) return () => undefined;
  return (ids: Identifier[]) => ({
    label: "Deshacer",
    // A failure was said already.
    act: () => void restore(place, ids).catch(() => undefined),
  });
}
