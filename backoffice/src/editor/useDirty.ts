import { useFormState } from "react-hook-form";
import { useUploadsUnderWay } from "../inputs/pictures/uploadsUnderWay";

/** @returns whether the form around holds something that is not saved: typed, or a picture that is on its way. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  const { underWay } = useUploadsUnderWay();
  return underWay || Object.keys(dirtyFields).length > 0;
}
