import { useRef, useState } from "react";
import { type ApiError, failureText, isApiError, SignInDeclined, serverMessage } from "../../data/api";
import { useToast } from "../../layout/toasts/useToast";

type Errors = Record<string, unknown>;
type Work = () => Promise<unknown>;
type OnConflict = (current: unknown, body: ApiError["body"]) => void;

type Options = {
  failed: string | (() => string);
  /** Prefer the server's message, if it sent one. */
  preferServerMessage?: boolean;
  /** Maps the API's field names to those of the form, where they differ. */
  mapErrors?: (errors: Record<string, string>) => Record<string, string>;
  /** The form keeps its input as a local draft; the message says so. */
  keepsDraft?: boolean;
  /** After a successful save, never save again: the form has created its record. */
  once?: boolean;
};

const draftKept = "Lo escrito queda como borrador en este navegador.";

/**
 * Save a form. Concurrent requests share one save. Only a confirmed response counts as saved; all else is reported with
 * its reason.
 */
export function useSaving({ failed, preferServerMessage, mapErrors = (errors) => errors, keepsDraft, once }: Options) {
  const toast = useToast();
  const running = useRef<Promise<Errors | undefined>>();
  const [saving, setSaving] = useState(false);

  const attempt = async (work: Work, onConflict?: OnConflict): Promise<Errors | undefined> => {
    try {
      await work();
      return undefined;
    } catch (thrown) {
      const what = typeof failed === "string" ? failed : failed();
      const conflict = isApiError(thrown) && thrown.status === 409 && thrown.body?.current;
      const why = preferServerMessage ? serverMessage(thrown, what) : failureText(thrown, what);
      const text = keepsDraft && thrown instanceof SignInDeclined ? `${why} ${draftKept}` : why;
      if (conflict && onConflict) onConflict(conflict, thrown.body);
      else toast.failed(text);
      const errors = (isApiError(thrown) && thrown.body?.errors) || {};
      return { ...mapErrors(errors), root: { serverError: text } };
    }
  };

  /**
   * @param onConflict receives the stored record if somebody else saved it meanwhile
   * @returns errors by field, including `root`, so that the form counts as not saved; undefined on success
   */
  const save = (work: Work, onConflict?: OnConflict): Promise<Errors | undefined> => {
    if (running.current) return running.current;
    setSaving(true);
    running.current = attempt(work, onConflict).then((errors) => {
      if (errors || !once) running.current = undefined;
      setSaving(false);
      return errors;
    });
    return running.current;
  };
  return { save, saving };
}
