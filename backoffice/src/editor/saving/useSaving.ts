import { useRef, useState } from "react";
import { type ApiError, failureText, isApiError, SignInDeclined, serverMessage } from "../../data/api";
import { useToast } from "../../layout/toasts/useToast";

type Errors = Record<string, unknown>;
type Work = () => Promise<unknown>;
type OnConflict = (current: unknown, body: ApiError["body"]) => void;

type Options = {
  /** What to say when it could not be saved. */
  failed: string | (() => string);
  /** Say the server's own sentence instead, where it gives one. */
  serverSays?: boolean;
  /** What the API calls the fields -> what the form calls them, where that differs. */
  inForm?: (errors: Record<string, string>) => Record<string, string>;
  /** The form keeps what is typed as a local draft. */
  keepsDraft?: boolean;
  /** What is created is created once: the form that did it never saves again. */
  once?: boolean;
};

const draftKept = "Lo escrito queda como borrador en este navegador.";

/**
 * The one way any form saves: once, however often it is asked; saved is what the server says it stored, everything
 * else is a failure with its reason.
 */
export function useSaving({ failed, serverSays, inForm = (errors) => errors, keepsDraft, once }: Options) {
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
      const why = serverSays ? serverMessage(thrown, what) : failureText(thrown, what);
      const text = keepsDraft && thrown instanceof SignInDeclined ? `${why} ${draftKept}` : why;
      if (conflict && onConflict) onConflict(conflict, thrown.body);
      else toast.failed(text);
      const errors = (isApiError(thrown) && thrown.body?.errors) || {};
      return { ...inForm(errors), root: { serverError: text } };
    }
  };

  /**
   * @param onConflict takes what is stored when somebody else saved meanwhile
   * @returns the errors by field, at least one, so that the form knows it was not saved; undefined when it was
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
