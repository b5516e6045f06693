import type { Answers } from "@estudio/contract/calculator/options";
import { maxMessageLength } from "@estudio/contract/enquiries/options";
import { siteRoutes } from "@estudio/contract/routes";
import { useEffect, useState } from "react";
import { Privacy } from "../contact/ContactForm";
import * as contactCss from "../contact/ContactForm.module.css";
import { Field, TextField } from "../contact/Field";
import { TrapField } from "../contact/TrapField";
import { useSettings } from "../content/settings";
import { useWords } from "../content/words";
import * as css from "./SendForm.module.css";
import { useSendForm } from "./useSendForm";

const names = ["kind", "m2", "state", "quality", "district"] as const satisfies (keyof Answers)[];

/** Sends the result by mail. Without scripts the server fills in the answers (`data-answer`). */
export function SendForm({ answers }: { answers: Answers | undefined }) {
  const { t, lang } = useWords("calculator");
  const { t: contact } = useWords("contact");
  const { email } = useSettings();
  const { form, state, errors, submit, input } = useSendForm(answers, lang);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const shared = { errors, t: contact };
  return (
    <section
      className={css.send}
      aria-labelledby="calculadora-enviar"
      data-send
      hidden={!answers}
      suppressHydrationWarning
    >
      <h2 id="calculadora-enviar">{t("send.title")}</h2>
      <p>{t("send.text")}</p>
      <form
        ref={form}
        className={contactCss.form}
        method="post"
        action="/api/leads"
        noValidate={hasScripts}
        onSubmit={submit}
        onInput={input}
        aria-busy={state === "submitting"}
      >
        {names.map((name) => (
          <input key={name} type="hidden" name={name} data-answer suppressHydrationWarning />
        ))}
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="page" value={siteRoutes.calculator.path} />
        <TrapField />
        <div className={contactCss.fields}>
          <TextField name="name" autoComplete="name" maxLength={200} required {...shared} />
          <TextField name="email" type="email" autoComplete="email" maxLength={254} required {...shared} />
          <TextField name="phone" type="tel" autoComplete="tel" maxLength={50} {...shared} />
          <Field name="message" hint={t("send.messageHint")} {...shared}>
            {(field) => <textarea {...field} rows={3} maxLength={hasScripts ? undefined : maxMessageLength} />}
          </Field>
        </div>
        <Privacy error={errors.privacy} />
        <div className={contactCss.end}>
          <button type="submit" className="button" aria-disabled={state === "submitting" || undefined}>
            {state === "submitting" ? t("send.submitting") : t("send.submit")}
          </button>
          <p role="status" className={contactCss.state}>
            {state === "mailed" && t("send.mailed")}
            {state === "received" && t("send.received")}
          </p>
        </div>
        <div role="alert" className={contactCss.alert}>
          <p className={contactCss.failed} data-state="failed" hidden={state !== "failed"}>
            {t("send.failed", { email })}
          </p>
          <p className={contactCss.failed} data-state="tooMany" hidden={state !== "tooMany"}>
            {contact("errors.tooMany")}
          </p>
        </div>
      </form>
    </section>
  );
}
