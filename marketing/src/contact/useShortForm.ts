import { type FormEvent, useEffect, useRef, useState } from "react";
import { keepDraft, readDraftField, restoreDraft } from "./draft";
import type { Errors } from "./Field";
import { errorsShown, focusFirst } from "./useContactForm";

/** Result of sending a form. `Arrived`: the states after success; `errors`: what to correct. */
export type Outcome<Arrived> = { state: "idle" | "failed" | "tooMany" | Arrived; errors: Errors };

type Logic<Arrived> = {
  /** Validates the form. @returns error messages by field */
  errorsOf: (form: HTMLFormElement) => Errors;
  /** Sends a valid form; undefined while there is nothing to send. */
  send: ((form: HTMLFormElement) => Promise<Outcome<Arrived>>) | undefined;
};

/** State of a short form. It is reset only after success. */
export function useShortForm<Arrived extends string>({ errorsOf, send }: Logic<Arrived>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Outcome<Arrived>["state"] | "submitting">("idle");
  const [errors, setErrors] = useState<Errors>({});
  // The server may have rendered errors into the page.
  useEffect(() => {
    if (!form.current) return;
    setErrors(errorsShown(form.current));
    return restoreDraft(form.current);
  }, []);

  /** Revalidates wrong fields while typing. */
  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keepDraft(readDraftField(target));
    const now = errorsOf(currentTarget);
    setErrors((before) => Object.fromEntries(Object.entries(now).filter(([name]) => name in before)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!send || state === "submitting") return;
    const found = errorsOf(currentTarget);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(currentTarget, found);
    setState("submitting");
    const outcome = await send(currentTarget).catch((): Outcome<Arrived> => ({ state: "failed", errors: {} }));
    setState(outcome.state);
    setErrors(outcome.errors);
    focusFirst(currentTarget, outcome.errors);
  };
  return { form, state, errors, submit, input };
}
