import { type Identifier, useResourceContext } from "react-admin";
import { isTrashable } from "./trashable";
import { useRestore } from "./useRestore";

/** @returns what a notification offers after deleting; nothing where deleting is for good */
export function useUndo() {
  const resource = useResourceContext();
  const restore = useRestore();
  if (!isTrashable(resource)) return () => undefined;
  return (ids: Identifier[]) => ({
    label: "Deshacer",
    // A failure was said already.
    act: () => void restore(resource, ids).catch(() => undefined),
  });
}
