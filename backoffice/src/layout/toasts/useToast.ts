import { useMemo } from "react";
import { useNotify } from "react-admin";

/** What a notification offers to do, for as long as it is there. */
export type ToastAction = { label: string; act: () => void };

/** The kinds of notification: something was done, there was nothing to do, or it could not be. */
export function useToast() {
  const notify = useNotify();
  return useMemo(
    () => ({
      /** @param title what happened @param description a second line @param action what can be done about it */
      done: (title: string, description?: string, action?: ToastAction) =>
        notify(title, { type: "info", description, action }),
      /** What was to be saved is what was stored already. */
      unchanged: () => notify("Sin cambios", { type: "info", description: "No había nada que guardar" }),
      /** @param description what went wrong, under the title `Error` unless another is given */
      failed: (description: string, title = "Error") => notify(description, { type: "error", title }),
    }),
    [notify],
  );
}
