import type { Answers } from "@estudio/contract/calculator/options";
import { requestOf } from "@estudio/contract/client";
import type { Language } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { looksLikeEmail } from "@estudio/contract/rules/address";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, restoreDraft, writtenFor, writtenIn } from "../contact/draft";
import type { Errors } from "../contact/Field";
import { tooLong } from "../contact/tooLong";
import { errorsShown, focusFirst } from "../contact/useContactForm";
import { useSettings } from "../content/settings";
import { useWords, type Words } from "../content/words";
import { toldArrival } from "../visits/arrival";

type State = "idle" | "submitting" | "mailed" | "received" | "failed" | "tooMany";
type Outcome = { state: State; errors: Errors };

const own = ["name", "email", "phone", "message"] as const;

/** @returns what is wrong, by field. The privacy box must be ticked. */
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

/** Sends the answers as they stand now. Nothing typed is lost unless it arrived. */
async function send(
  form: HTMLFormElement,
  answers: Answers,
  lang: Language,
  told: boolean,
  t: Words,
): Promise<Outcome> {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const [name, email, phone, message] = own.map(text);
  const body = {
    ...answers,
    ...{ name: name ?? "", email: email ?? "", phone, message, lang },
    page: siteRoutes.calculator.path,
    website: text("website"),
    ...(told ? toldArrival() : {}),
    elapsedMs: Math.round(writtenFor()),
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

/** The states of the form that asks for the result: idle, submitting, sent (reset) or failed. */
export function useSendForm(answers: Answers | undefined, lang: Language) {
  const { t } = useWords("contact");
  const { countVisits } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>("idle");
  const [errors, setErrors] = useState<Errors>({});
  // A page that came back from the server says already what is wrong.
  useEffect(() => {
    if (!form.current) return;
    setErrors(errorsShown(form.current));
    return restoreDraft(form.current);
  }, []);

  /** Its button may have stood at the window's edge: what became of it is shown. */
  useEffect(() => {
    if (state !== "idle" && state !== "submitting")
      form.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [state]);

  /** What was wrong is looked at again while it is put right. */
  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) keepDraft(writtenIn(target));
    const now = errorsOf(currentTarget, t, lang);
    setErrors((before) => Object.fromEntries(Object.entries(now).filter(([name]) => name in before)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!answers || state === "submitting") return;
    const found = errorsOf(currentTarget, t, lang);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(currentTarget, found);
    setState("submitting");
    const outcome = await send(currentTarget, answers, lang, countVisits, t).catch(
      (): Outcome => ({ state: "failed", errors: {} }),
    );
    setState(outcome.state);
    setErrors(outcome.errors);
    focusFirst(currentTarget, outcome.errors);
  };
  return { form, state, errors, submit, input };
}
