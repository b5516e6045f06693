import type { RedirectInput } from "@estudio/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, isApiError, serverMessage } from "../data/api";
import { useToast } from "../layout/toasts/useToast";

/** Messages by the index and field of a redirect: `0.from`. */
export type Problems = Record<string, string>;

/** Return a function that adds redirects, all or none, and the validation errors of the last attempt. */
export function useAddRedirects() {
  const toast = useToast();
  const cache = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  /** @returns whether they were added */
  const add = async (redirects: RedirectInput[]): Promise<boolean> => {
    setBusy(true);
    try {
      await call("POST /api/admin/redirects", { body: { redirects } });
      await cache.invalidateQueries({ queryKey: ["redirects"] });
      setProblems({});
      toast.done(redirects.length === 1 ? "Redirección añadida" : `${redirects.length} redirecciones añadidas`);
      return true;
    } catch (thrown) {
      const errors = isApiError(thrown) ? (thrown.body?.errors ?? {}) : {};
      const placed = Object.entries(errors).map(([path, why]) => [path.replace(/^redirects\./, ""), why]);
      setProblems(Object.fromEntries(placed));
      toast.failed(serverMessage(thrown, "No se pudo guardar la redirección"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { add, problems, busy };
}
