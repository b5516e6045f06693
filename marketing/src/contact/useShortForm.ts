import { type FormEvent, useEffect, useRef, useState } from "react";
import { keepDraft, restoreDraft, writtenIn } from "./draft";
import type { Errors } from "./Field";
import { errorsShown, focusFirst } from "./useContactForm";

/** What became of a form that was sent. `Arrived`: what it may be once it arrived; `errors`: what is to be put right first. */
export type Outcome<Arrived> = { state: "idle" | "failed" | "tooMany" | Arrived; errors: Errors };

type Logic<Arrived> = {
  /** @returns what is wrong, by field */
  errorsOf: (form: HTMLFormElement) => Errors;
  /** Sends a form without errors; undefined while there is nothing to send. */
  send: ((form: HTMLFormElement) => Promise<Outcome<Arrived>>) | undefined;
};

/** The states of a form of few fields, checked and sent by the page itself. Nothing typed is lost unless it arrived. */
export function useShortForm<Arrived extends string>({ errorsOf, send }: Logic<Arrived>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<Outcome<Arrived>["state"] | "submitting">("idle");
  const [errors, setErrors] = useState<Errors>({});
  // A page that came back from the server says already what is wrong.
  useEffect(() => {
    if (!form.current) return;
    setErrors(errorsShown(form.current));
    return restoreDraft(form.current);
  }, []);

  /** What was wrong is looked at again while it is put right. */
  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keepDraft(writtenIn(target));
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
