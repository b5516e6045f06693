import { guidePath } from "@estudio/contract/routes";
import { useEffect, useState } from "react";
import { Privacy } from "../contact/ContactForm";
import * as contactCss from "../contact/ContactForm.module.css";
import { TextField } from "../contact/Field";
import { TrapField } from "../contact/TrapField";
import type { Guide } from "../content/records";
import { useSettings } from "../content/settings";
import { useWords } from "../content/words";
import * as css from "./GuideForm.module.css";
import { useGuideForm } from "./useGuideForm";

/** Requests a guide by mail. Without scripts it is a plain form; the server answers with a page or this form again. */
export function GuideForm({ guide }: { guide: Guide }) {
  const { t, lang } = useWords("guides");
  const { t: contact } = useWords("contact");
  const { email } = useSettings();
  const { form, state, errors, submit, input } = useGuideForm(guide.slug, lang);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const shared = { errors, t: contact };
  const size = Math.max(1, Math.round(guide.fileBytes / 1024));
  return (
    <section className={css.ask} aria-labelledby="pedir">
      <h2 id="pedir">{t("form.title")}</h2>
      <p>{t("form.text", { size })}</p>
      {guide.fallback.includes("file") && <p>{t("form.spanish")}</p>}
      <form
        ref={form}
        className={contactCss.form}
        method="post"
        action="/api/guide-requests"
        noValidate={hasScripts}
        onSubmit={submit}
        onInput={input}
        aria-busy={state === "submitting"}
      >
        <input type="hidden" name="guide" value={guide.slug} />
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="page" value={guidePath(guide.slug)} />
        <TrapField />
        <TextField name="email" type="email" autoComplete="email" maxLength={254} required {...shared} />
        <TextField name="name" autoComplete="name" maxLength={200} {...shared} />
        <Privacy error={errors.privacy} />
        <div className={contactCss.end}>
          <button type="submit" className="button" aria-disabled={state === "submitting" || undefined}>
            {t(state === "submitting" ? "form.submitting" : "form.submit")}
          </button>
          <p role="status" className={contactCss.state}>
            {state === "asked" && t("form.asked")}
          </p>
        </div>
        <div role="alert" className={contactCss.alert}>
          <p className={contactCss.failed} data-state="failed" hidden={state !== "failed"}>
            {t("form.failed", { email })}
          </p>
          <p className={contactCss.failed} data-state="tooMany" hidden={state !== "tooMany"}>
            {contact("errors.tooMany")}
          </p>
        </div>
      </form>
      <p className={css.note}>{t("form.note")}</p>
    </section>
  );
}
