import { useFormState } from "react-hook-form";
import { useUploads } from "../inputs/pictures/upload/uploads";

/** Tell whether the form has unsaved input or running uploads. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  const { isUploading } = useUploads();
  return isUploading || Object.keys(dirtyFields).length > 0;
}
