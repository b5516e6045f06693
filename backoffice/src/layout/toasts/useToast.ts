import { useMemo } from "react";
import { useNotify } from "react-admin";

/** The two kinds of notification: something was done, or it could not be. */
export function useToast() {
  const notify = useNotify();
  return useMemo(
    () => ({
      /** @param title what happened @param description a second line */
      done: (title: string, description?: string) => notify(title, { type: "info", description }),
      /** @param description what went wrong, under the title `Error` unless another is given */
      failed: (description: string, title = "Error") => notify(description, { type: "error", title }),
    }),
    [notify],
  );
}
