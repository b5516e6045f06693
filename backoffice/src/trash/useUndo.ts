import { type Identifier, useResourceContext } from "react-admin";
import { isTrashable } from "./trashable";
import { useRestore } from "./useRestore";

/**
 * Return a function that builds the undo action of a toast; it returns undefined if deletion is final.
 * @param hasTrash for enquiries: whether their trash is enabled
 */
export function useUndo(hasTrash = false) {
  const resource = useResourceContext();
  const restore = useRestore();
  const place = isTrashable(resource) ? resource : resource === "contacts" && hasTrash ? resource : undefined;
  if (!place) return () => undefined;
  return (ids: Identifier[]) => ({
    label: "Deshacer",
    // `restore` has shown the error already.
    act: () => void restore(place, ids).catch(() => undefined),
  });
}
