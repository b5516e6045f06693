import { requestOf } from "@estudio/contract/client";
import { trapName } from "@estudio/contract/enquiries/trap";
import type { Language } from "@estudio/contract/paths";
import { guidePath } from "@estudio/contract/routes";
import { looksLikeEmail } from "@estudio/contract/rules/address";
import type { Errors } from "../contact/Field";
import { type Outcome, useShortForm } from "../contact/useShortForm";
import { useSettings } from "../content/settings";
import { useWords, type Words } from "../content/words";
import { readArrival } from "../visits/arrival";

const textIn = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "");

/** Validate the form. @returns error messages by field. The privacy box must be ticked. */
function errorsOf(form: HTMLFormElement, t: Words): Errors {
  const errors: Errors = {};
  if (!looksLikeEmail(textIn(form, "email"))) errors.email = t("errors.email");
  if (!form.querySelector<HTMLInputElement>('[data-field="privacy"]')?.checked) errors.privacy = t("errors.privacy");
  return errors;
}

async function send(
  form: HTMLFormElement,
  guide: string,
  lang: Language,
  sendsArrival: boolean,
  t: Words,
): Promise<Outcome<"asked">> {
  const body = {
    guide,
    name: textIn(form, "name"),
    email: textIn(form, "email"),
    lang,
    page: guidePath(guide),
    [trapName]: textIn(form, trapName),
    ...(sendsArrival ? readArrival() : {}),
  };
  const request = requestOf("POST /api/guide-requests", { body });
  const answer = await fetch(request.url, { ...request, headers: { "Content-Type": "application/json" } });
  if (answer.status === 422) {
    const { errors = {} }: { errors?: Record<string, string> } = await answer.json();
    if ("email" in errors) return { state: "idle", errors: { email: t("errors.email") } };
  }
  if (!answer.ok) return { state: answer.status === 429 ? "tooMany" : "failed", errors: {} };
  form.reset();
  return { state: "asked", errors: {} };
}

/** State of the form that requests a guide: idle, submitting, asked (reset) or failed. */
export function useGuideForm(guide: string, lang: Language) {
  const { t } = useWords("contact");
  const { countVisits } = useSettings();
  return useShortForm({
    errorsOf: (form) => errorsOf(form, t),
    send: (form) => send(form, guide, lang, countVisits, t),
  });
}
