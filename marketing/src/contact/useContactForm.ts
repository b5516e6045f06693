import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../content/words";
import { expectToasts, showToast } from "../notices/toasts";
import type { Enquiry } from "./contactForm";
import { hasLostFiles, keepDraft, readDraftField, restoreDraft } from "./draft";
import type { Errors } from "./Field";

export type ContactState = "idle" | "submitting" | "sent" | "failed" | "tooMany";

/** Loads validation and sending when the visitor enters the form. */
const loadLogic = () => import("./contactForm");

/** Focus the first invalid field, after its message has been rendered. */
export function focusFirst(form: HTMLFormElement, errors: Errors) {
  requestAnimationFrame(() => {
    const fields = [...form.querySelectorAll<HTMLElement>("[data-field]")];
    fields.find((field) => errors[field.dataset.field ?? ""])?.focus();
  });
}

/** Return the errors that the server rendered into a form sent without scripts. */
export const errorsShown = (form: HTMLFormElement): Errors =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>("[data-error-for]:not([hidden])")].map((message) => [
      message.dataset.errorFor ?? "",
      message.textContent ?? "",
    ]),
  );

/**
 * State of the form: idle, submitting, sent (reset) or failed (text is kept).
 * `uploaded`: progress of its files, 0 to 1; `files`: names of those that arrived or failed.
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
      ...(hasLostFiles(form.current) ? { files: t("errors.filesAgain") } : {}),
      ...errorsShown(form.current),
    });
    return end;
  }, []);

  /** Preloads. If a download fails, it is tried again when needed. */
  const enter = () => {
    void loadLogic().catch(() => undefined);
    expectToasts();
  };

  const input = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(readDraftField(event.target as HTMLInputElement));
    void check(event);
  };

  /**
   * Revalidate a wrong field while typing, not on blur, so that nothing moves under the pointer.
   * Files are validated as soon as they are chosen.
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
    // Only loading the logic can throw here. Then the browser is offline, and sending would fail too.
    await work(event.currentTarget).catch(() => {
      setState("failed");
      showToast({ title: t("toast.errorTitle"), description: t("toast.error"), variant: "destructive" });
    });
    busy.current = false;
  };
  return { form, state, errors, files, uploaded, enter, submit, input };
}
