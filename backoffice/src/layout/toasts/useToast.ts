import { useMemo } from "react";
import { useNotify } from "react-admin";

/** An action that the toast offers, e.g. undo. */
export type ToastAction = { label: string; act: () => void };

export function useToast() {
  const notify = useNotify();
  return useMemo(
    () => ({
      /** @param title what happened @param description second line @param action button */
      done: (title: string, description?: string, action?: ToastAction) =>
        notify(title, { type: "info", description, action }),
      /** The submitted values were stored already. */
      unchanged: () => notify("Sin cambios", { type: "info", description: "No había nada que guardar" }),
      failed: (description: string, title = "Error") => notify(description, { type: "error", title }),
    }),
    [notify],
  );
}
