import type { ContactMethod } from "@estudio/contract/options";
import type { Language } from "@estudio/contract/paths";
import { type FormEvent, useState } from "react";
import type { Errors } from "../components/Field";
import { showToast } from "./toasts";
import { useWords, type Words } from "./words";

export type ContactState = "idle" | "submitting" | "sent" | "failed" | "tooMany";
type Context = { method: ContactMethod; lang: Language; page: string; project?: string };

const required = ["name", "email", "projectType", "message"] as const;
const looksLikeEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());

/** @returns what is wrong with a form, by field, in the words of `t`. The privacy box must be ticked. */
export function contactErrors(values: Record<string, string>, privacy: boolean, t: Words): Errors {
  const errors: Errors = {};
  for (const name of required) if (!values[name]?.trim()) errors[name] = t(`errors.${name}`);
  if (values.email && !looksLikeEmail(values.email)) errors.email = t("errors.email");
  if (!privacy) errors.privacy = t("errors.privacy");
  return errors;
}

/** @returns the body of `POST /api/contact`: what was filled in, without the privacy flag. */
export function contactBody(
  values: Record<string, string>,
  { method, lang, page, project }: Context,
  elapsedMs: number,
) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return {
    ...filled,
    contactMethod: method,
    lang,
    page,
    ...(project ? { project } : {}),
    elapsedMs: Math.round(elapsedMs),
  };
}

/** @returns the server's refusals in the visitor's language: the field decides, its Spanish text is not shown. */
export function refusals(answer: unknown, t: Words): Errors {
  const errors = (answer as { errors?: Record<string, string> } | null)?.errors ?? {};
  const known: readonly string[] = required;
  return Object.fromEntries(
    Object.keys(errors).map((name) => [name, t(known.includes(name) ? `errors.${name}` : "errors.field")]),
  );
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
const privacyOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-field="privacy"]')?.checked ?? false;

/** Moves to the first field that needs attention, once its message stands beside it. */
function focusFirst(form: HTMLFormElement, errors: Errors) {
  requestAnimationFrame(() => {
    const fields = [...form.querySelectorAll<HTMLElement>("[data-field]")];
    fields.find((field) => errors[field.dataset.field ?? ""])?.focus();
  });
}

/** The form's states: idle, submitting, sent (reset) or failed (nothing typed is lost). */
export function useContactForm(context: Context) {
  const { t } = useWords("contact");
  const [state, setState] = useState<ContactState>("idle");
  const [errors, setErrors] = useState<Errors>({});

  /** A field that was wrong is checked again while it is filled in: leaving it moves nothing under the pointer. */
  const check = (event: FormEvent<HTMLFormElement>) => {
    const name = (event.target as HTMLElement).dataset.field ?? "";
    if (!errors[name]) return;
    const { [name]: error } = contactErrors(valuesOf(event.currentTarget), privacyOf(event.currentTarget), t);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
  };

  const refuse = (target: HTMLFormElement, found: Errors) => {
    setState("idle");
    setErrors(found);
    focusFirst(target, found);
  };

  const fail = (status?: number) => {
    setState(status === 429 ? "tooMany" : "failed");
    showToast({ title: t("toast.errorTitle"), description: t("toast.error"), variant: "destructive" });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (state === "submitting") return;
    const values = valuesOf(target);
    const found = contactErrors(values, privacyOf(target), t);
    if (Object.keys(found).length > 0) return refuse(target, found);
    setErrors({});
    setState("submitting");
    try {
      const body = JSON.stringify(contactBody(values, context, performance.now()));
      const answer = await fetch("/api/contact", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      if (answer.status === 422) {
        const refused = refusals(await answer.json(), t);
        if (Object.keys(refused).length > 0) return refuse(target, refused);
      }
      if (!answer.ok) return fail(answer.status);
      target.reset();
      setState("sent");
      showToast({ title: t("toast.successTitle"), description: t("toast.success"), variant: "default" });
    } catch {
      fail();
    }
  };
  return { state, errors, submit, check };
}
