import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../content/words";
import { expectToasts, showToast } from "../notices/toasts";
import type { Enquiry } from "./contactForm";
import { keepDraft, lostFiles, restoreDraft, writtenIn } from "./draft";
import type { Errors } from "./Field";

export type ContactState = "idle" | "submitting" | "sent" | "failed" | "tooMany";

/** Checking and sending: fetched when somebody enters the form. */
const loadLogic = () => import("./contactForm");

/** Moves to the first field that needs attention, once its message stands beside it. */
export function focusFirst(form: HTMLFormElement, errors: Errors) {
  requestAnimationFrame(() => {
    const fields = [...form.querySelectorAll<HTMLElement>("[data-field]")];
    fields.find((field) => errors[field.dataset.field ?? ""])?.focus();
  });
}

/** What the server found wrong with a form sent without scripts, by field: its page says so already. */
export const errorsShown = (form: HTMLFormElement): Errors =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>("[data-error-for]:not([hidden])")].map((message) => [
      message.dataset.errorFor ?? "",
      message.textContent ?? "",
    ]),
  );

/**
 * The form's states: idle, submitting, sent (reset) or failed (nothing typed is lost). `uploaded`: how much of its files has
 * gone, while they go; `files`: those that arrived, and those that did not.
 */
export function useContactForm(enquiry: Enquiry) {
  const { t } = useWords("contact");
  const [state, setState] = useState<ContactState>("idle");
  const [errors, setErrors] = useState<Errors>({});
  const [files, setFiles] = useState<{ arrived: string[]; missing: string[] }>({ arrived: [], missing: [] });
  const [uploaded, setUploaded] = useState<number>();
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form begins.
  useEffect(() => {
    if (!form.current) return;
    const end = restoreDraft(form.current);
    setErrors({
      ...(lostFiles(form.current) ? { files: t("errors.filesAgain") } : {}),
      ...errorsShown(form.current),
    });
    return end;
  }, []);

  /** What it could not fetch now it fetches when it is needed: what sends, and what tells of it. */
  const enter = () => {
    void loadLogic().catch(() => undefined);
    expectToasts();
  };

  const input = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(writtenIn(event.target as HTMLInputElement));
    void check(event);
  };

  /**
   * A field that was wrong is checked again while it is filled in: leaving it moves nothing under the pointer. What is wrong
   * with files is said as they are chosen.
   */
  const check = async ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLElement).dataset.field ?? "";
    if (!errors[name] && name !== "files") return;
    const { errorsOf } = await loadLogic();
    const { [name]: error } = errorsOf(form, t, enquiry.lang);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  const settle = (form: HTMLFormElement, next: ContactState, found: Errors = {}) => {
    setState(next);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(form, found);
  };

  const work = async (form: HTMLFormElement) => {
    const { errorsOf, send } = await loadLogic();
    const found = errorsOf(form, t, enquiry.lang);
    if (Object.keys(found).length > 0) return settle(form, "idle", found);
    settle(form, "submitting");
    const outcome = await send(form, enquiry, t, setUploaded);
    setUploaded(undefined);
    setFiles({ arrived: outcome.arrived ?? [], missing: outcome.missing ?? [] });
    settle(form, outcome.state, outcome.errors);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    // Only the logic itself can be missing here: no connection, so nothing can be sent either.
    await work(event.currentTarget).catch(() => {
      setState("failed");
      showToast({ title: t("toast.errorTitle"), description: t("toast.error"), variant: "destructive" });
    });
    busy.current = false;
  };
  return { form, state, errors, files, uploaded, enter, submit, input };
}
