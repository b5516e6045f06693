import { useFormState } from "react-hook-form";

/** @returns whether the form around holds something that is not saved. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}
