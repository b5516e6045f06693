import { requestOf } from "@estudio/contract/client";
import type { Language } from "@estudio/contract/paths";
import { guidePath } from "@estudio/contract/routes";
import { looksLikeEmail } from "@estudio/contract/rules/address";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { keepDraft, restoreDraft, writtenIn } from "../contact/draft";
import type { Errors } from "../contact/Field";
import { errorsShown, focusFirst } from "../contact/useContactForm";
import { useSettings } from "../content/settings";
import { useWords, type Words } from "../content/words";
import { toldArrival } from "../visits/arrival";

type State = "idle" | "submitting" | "asked" | "failed" | "tooMany";
type Outcome = { state: State; errors: Errors };

const textIn = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "");

/** @returns what is wrong, by field. The privacy box must be ticked. */
function errorsOf(form: HTMLFormElement, t: Words): Errors {
  const errors: Errors = {};
  if (!looksLikeEmail(textIn(form, "email"))) errors.email = t("errors.email");
  if (!form.querySelector<HTMLInputElement>('[data-field="privacy"]')?.checked) errors.privacy = t("errors.privacy");
  return errors;
}

async function send(form: HTMLFormElement, guide: string, lang: Language, told: boolean, t: Words): Promise<Outcome> {
  const [name, website] = [textIn(form, "name"), textIn(form, "website")];
  const body = {
    guide,
    name,
    email: textIn(form, "email"),
    lang,
    page: guidePath(guide),
    website,
    ...(told ? toldArrival() : {}),
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

/** The states of the form that asks for a guide: idle, submitting, asked (reset) or failed. */
export function useGuideForm(guide: string, lang: Language) {
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

  /** What was wrong is looked at again while it is put right. */
  const input = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) keepDraft(writtenIn(target));
    const now = errorsOf(currentTarget, t);
    setErrors((before) => Object.fromEntries(Object.entries(now).filter(([name]) => name in before)));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (state === "submitting") return;
    const found = errorsOf(currentTarget, t);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(currentTarget, found);
    setState("submitting");
    const outcome = await send(currentTarget, guide, lang, countVisits, t).catch(
      (): Outcome => ({ state: "failed", errors: {} }),
    );
    setState(outcome.state);
    setErrors(outcome.errors);
    focusFirst(currentTarget, outcome.errors);
  };
  return { form, state, errors, submit, input };
}
