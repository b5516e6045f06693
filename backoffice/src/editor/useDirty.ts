import { useFormState } from "react-hook-form";
import { useUploadsUnderWay } from "../inputs/pictures/uploadsUnderWay";

/** Tell whether the form has unsaved input or running uploads. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  const { underWay } = useUploadsUnderWay();
  return underWay || Object.keys(dirtyFields).length > 0;
}
