import type { ContactMethod } from "@estudio/contract/enquiries/options";
import type { Language } from "@estudio/contract/paths";
import { looksLikeEmail } from "@estudio/contract/rules/address";
import type { Words } from "../content/words";
import { showToast } from "../notices/toasts";
import { readArrival } from "../visits/arrival";
import { draftAgeMs, forgetDraft } from "./draft";
import type { Errors } from "./Field";
import { filesOf, findRefusedFiles, sendFiles } from "./files/files";
import { tooLong } from "./tooLong";
import type { ContactState } from "./useContactForm";

/** Validation and sending, loaded when the visitor enters the form (`useContactForm`). */

/** `sendsArrival`: whether the visitor's arrival may be sent along. */
export type Enquiry = { method: ContactMethod; lang: Language; page: string; project?: string; sendsArrival?: boolean };
/** `errors`: what to correct; the enquiry was not sent, or was refused. `arrived` and `missing`: file names. */
export type Outcome = { state: ContactState; errors: Errors; arrived?: string[]; missing?: string[] };

const required = ["name", "email", "projectType", "message"] as const;

/** Validate the values of a form. @returns error messages by field. The privacy box must be ticked. */
export function contactErrors(values: Record<string, string>, privacy: boolean, t: Words, lang: Language): Errors {
  const errors: Errors = {};
  for (const name of required) if (!values[name]?.trim()) errors[name] = t(`errors.${name}`);
  if (values.email && !looksLikeEmail(values.email)) errors.email = t("errors.email");
  const long = tooLong(values.message ?? "", t, lang);
  if (long) errors.message = long;
  if (!privacy) errors.privacy = t("errors.privacy");
  return errors;
}

/** Build the body of `POST /api/contact`, without the privacy flag. */
export function contactBody(
  values: Record<string, string>,
  { method, lang, page, project, sendsArrival }: Enquiry,
  elapsedMs: number,
) {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  return {
    ...filled,
    contactMethod: method,
    lang,
    page,
    ...(project ? { project } : {}),
    ...(sendsArrival ? readArrival() : {}),
    elapsedMs: Math.round(elapsedMs),
  };
}

/**
 * Translate the server's errors, which are in Spanish, by their field.
 * @param fields the form's own fields; errors of others have no place to appear
 */
export function refusals(answer: unknown, fields: readonly string[], t: Words): Errors {
  const errors = (answer as { errors?: Record<string, string> } | null)?.errors ?? {};
  const own: readonly string[] = required;
  return Object.fromEntries(
    Object.keys(errors)
      .filter((name) => fields.includes(name))
      .map((name) => [name, t(own.includes(name) ? `errors.${name}` : "errors.field")]),
  );
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>("[data-field]")].map(({ dataset }) => dataset.field ?? "");
const privacyOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('[data-field="privacy"]')?.checked ?? false;

/** Validate the form. @returns error messages by field */
export function errorsOf(form: HTMLFormElement, t: Words, lang: Language): Errors {
  const names = [...findRefusedFiles(filesOf(form)).keys()].map(({ name }) => name);
  return {
    ...contactErrors(valuesOf(form), privacyOf(form), t, lang),
    ...(names.length > 0 ? { files: t("errors.files", { names: names.join(", ") }) } : {}),
  };
}

/** Send a valid form, then its files. It is reset only after success. @param onProgress receives the progress, 0 to 1 */
export async function send(
  form: HTMLFormElement,
  enquiry: Enquiry,
  t: Words,
  onProgress: (part: number) => void,
): Promise<Outcome> {
  const files = filesOf(form);
  const announced = files.length > 0 ? { files: files.length } : {};
  let upload: string | undefined;
  try {
    const answer = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...contactBody(valuesOf(form), enquiry, draftAgeMs()), ...announced }),
    });
    const said = await answer.json();
    const errors = answer.status === 422 ? refusals(said, fieldsOf(form), t) : {};
    if (Object.keys(errors).length > 0) return { state: "idle", errors };
    if (!answer.ok) return failed(t, answer.status);
    upload = said.upload;
  } catch {
    return failed(t);
  }
  const missing = await sendFiles(upload, files, onProgress);
  form.reset();
  forgetDraft();
  showToast({ title: t("toast.successTitle"), description: t("toast.success"), variant: "default" });
  const arrived = files.map(({ name }) => name).filter((name) => !missing.includes(name));
  return { state: "sent", errors: {}, missing, arrived };
}

function failed(t: Words, status?: number): Outcome {
  showToast({ title: t("toast.errorTitle"), description: t("toast.error"), variant: "destructive" });
  return { state: status === 429 ? "tooMany" : "failed", errors: {} };
}
