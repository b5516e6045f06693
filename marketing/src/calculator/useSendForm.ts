import type { Answers } from "@estudio/contract/calculator/options";
import { requestOf } from "@estudio/contract/client";
import { trapName } from "@estudio/contract/enquiries/trap";
import type { Language } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { looksLikeEmail } from "@estudio/contract/rules/address";
import { useEffect } from "react";
import { draftAgeMs, forgetDraft } from "../contact/draft";
import type { Errors } from "../contact/Field";
import { tooLong } from "../contact/tooLong";
import { type Outcome, useShortForm } from "../contact/useShortForm";
import { useSettings } from "../content/settings";
import { useWords, type Words } from "../content/words";
import { readArrival } from "../visits/arrival";

const own = ["name", "email", "phone", "message"] as const;

/** Validate the form. @returns error messages by field. The privacy box must be ticked. */
function errorsOf(form: HTMLFormElement, t: Words, lang: Language): Errors {
  const data = new FormData(form);
  const errors: Errors = {};
  if (!String(data.get("name") ?? "").trim()) errors.name = t("errors.name");
  if (!looksLikeEmail(String(data.get("email") ?? ""))) errors.email = t("errors.email");
  const long = tooLong(String(data.get("message") ?? ""), t, lang);
  if (long) errors.message = long;
  if (!form.querySelector<HTMLInputElement>('[data-field="privacy"]')?.checked) errors.privacy = t("errors.privacy");
  return errors;
}

/** Send the form with the current answers. It is reset only after success. */
async function send(
  form: HTMLFormElement,
  answers: Answers,
  lang: Language,
  sendsArrival: boolean,
  t: Words,
): Promise<Outcome<"mailed" | "received">> {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const [name, email, phone, message] = own.map(text);
  const body = {
    ...answers,
    ...{ name: name ?? "", email: email ?? "", phone, message, lang },
    page: siteRoutes.calculator.path,
    [trapName]: text(trapName),
    ...(sendsArrival ? readArrival() : {}),
    elapsedMs: Math.round(draftAgeMs()),
  };
  const request = requestOf("POST /api/leads", { body });
  const answer = await fetch(request.url, { ...request, headers: { "Content-Type": "application/json" } });
  if (answer.status === 422) {
    const { errors = {} }: { errors?: Record<string, string> } = await answer.json();
    const known = own.filter((field) => field in errors);
    const said = (field: string) => t(field === "name" || field === "email" ? `errors.${field}` : "errors.field");
    if (known.length > 0) return { state: "idle", errors: Object.fromEntries(known.map((one) => [one, said(one)])) };
  }
  if (!answer.ok) return { state: answer.status === 429 ? "tooMany" : "failed", errors: {} };
  const { mailed }: { mailed: boolean } = await answer.json();
  form.reset();
  forgetDraft();
  return { state: mailed ? "mailed" : "received", errors: {} };
}

/** State of the form that mails the result: idle, submitting, sent (reset) or failed. */
export function useSendForm(answers: Answers | undefined, lang: Language) {
  const { t } = useWords("contact");
  const { countVisits } = useSettings();
  const shortForm = useShortForm({
    errorsOf: (form) => errorsOf(form, t, lang),
    send: answers && ((form) => send(form, answers, lang, countVisits, t)),
  });
  const { form, state } = shortForm;

  /** Reveals the outcome, which may be below the edge of the window. */
  useEffect(() => {
    if (state !== "idle" && state !== "submitting")
      form.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [form, state]);
  return shortForm;
}
