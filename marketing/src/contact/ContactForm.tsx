import { attachmentTypes } from "@estudio/contract/enquiries/attachments";
import {
  budgets,
  type ContactMethod,
  maxMessageLength,
  projectTypes,
  timelines,
} from "@estudio/contract/enquiries/options";
import { projectTypeIn } from "@estudio/contract/enquiries/projectTypeWords";
import { siteRoutes } from "@estudio/contract/routes";
import { keysOf } from "@estudio/contract/rules/keys";
import { useEffect, useState } from "react";
import { useSettings } from "../content/settings";
import { useWords } from "../content/words";
import { Link } from "../frame/Link";
import { useLazyComponent } from "../speed/useLazyComponent";
import * as css from "./ContactForm.module.css";
import { Choice, Field, TextField } from "./Field";
import { FileChoice } from "./files/FileChoice";
import { TrapField } from "./TrapField";
import { useContactForm } from "./useContactForm";

const accepted = [...keysOf(attachmentTypes), ".heic"].join();
const loadSent = () => import("./after/Sent");

type Props = {
  /** One of the four forms. It determines the project types. */
  method?: ContactMethod;
  /** Hides company, phone, budget and timeline. */
  compact?: boolean;
  /** Spanish path of the page. */
  page: string;
  project?: { slug: string; title: string };
};

/**
 * The contact form. Without scripts it is a plain form, which the server answers with the thank-you page or this page.
 * It then fills in controls by name and reveals hidden messages (`data-error-for`, `data-state`).
 */
export function ContactForm({ method = "general", compact = false, page, project }: Props) {
  const { t, lang } = useWords("contact");
  const { email, countVisits } = useSettings();
  const sending = useContactForm({ method, lang, page, project: project?.slug, sendsArrival: countVisits });
  const { form, state, errors, files, uploaded, enter, submit, input } = sending;
  // Native validation serves visitors without scripts, and so does `maxLength`, which would truncate pasted text.
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const options = (group: string, keys: readonly string[]) => keys.map((key) => [key, t(`${group}.${key}`)] as const);
  const types = keysOf(projectTypes[method]).map((key) => [key, projectTypeIn(lang, method, key)] as const);
  const shared = { errors, t };
  // If `Sent` cannot be loaded, the messages around the button suffice.
  const [sentUnavailable, setSentUnavailable] = useState(false);
  const Sent = useLazyComponent(state === "sent", loadSent, () => setSentUnavailable(true));
  // Only for homes: other budgets vary too much for a one-line hint.
  const budgetHint = method === "general" || method === "residential" ? t("form.budgetHint") : undefined;
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/contact"
      encType={compact ? undefined : "multipart/form-data"}
      noValidate={hasScripts}
      onFocus={enter}
      onSubmit={submit}
      onInput={input}
      aria-busy={state === "submitting"}
    >
      <input type="hidden" name="contactMethod" value={method} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="page" value={page} />
      {project && <input type="hidden" name="project" value={project.slug} />}
      <TrapField />
      {project?.title && <p className={css.about}>{t("form.about", { project: project.title })}</p>}
      <div className={css.fields} data-compact={compact || undefined}>
        <TextField name="name" autoComplete="name" maxLength={200} required {...shared} />
        <TextField name="email" type="email" autoComplete="email" maxLength={254} required {...shared} />
        {!compact && <TextField name="phone" type="tel" autoComplete="tel" maxLength={50} {...shared} />}
        {!compact && <TextField name="company" autoComplete="organization" maxLength={200} {...shared} />}
        <Choice name="projectType" options={types} required {...shared} />
        {!compact && (
          <Choice name="budget" options={options("budgets", keysOf(budgets))} hint={budgetHint} {...shared} />
        )}
        {!compact && <Choice name="timeline" options={options("timelines", keysOf(timelines))} {...shared} />}
        <Field name="message" required hint={t("form.messageHint")} {...shared}>
          {(field) => (
            <textarea {...field} rows={compact ? 4 : 6} maxLength={hasScripts ? undefined : maxMessageLength} />
          )}
        </Field>
        {!compact && (
          <FileChoice
            name="files"
            accept={accepted}
            hint={t("form.filesHint")}
            fromServer={t("errors.filesAgain")}
            {...shared}
          />
        )}
      </div>
      <Privacy error={errors.privacy} />
      <div className={css.end}>
        <button type="submit" className="button" aria-disabled={state === "submitting" || undefined}>
          {state === "submitting" ? t("form.submitting") : t("form.submit")}
        </button>
        <p role="status" className={Sent ? "hidden" : css.state}>
          {state === "sent" && t("toast.success")}
          {/* For screen readers; others see the label of the button. */}
          {state === "submitting" && <span className="hidden">{t("form.submitting")}</span>}
        </p>
        {uploaded !== undefined && (
          <label className={css.uploading}>
            {t("form.uploading", { percent: Math.round(uploaded * 100) })}
            <progress value={uploaded} />
          </label>
        )}
      </div>
      <div role="alert" className={css.alert}>
        {sentUnavailable && !Sent && files.missing.length > 0 && (
          <p className={css.failed}>{t("filesMissing", { names: files.missing.join(", "), email })}</p>
        )}
        <p className={css.failed} data-state="failed" hidden={state !== "failed"}>
          {t("failed", { email })}
        </p>
        <p className={css.failed} data-state="tooMany" hidden={state !== "tooMany"}>
          {t("errors.tooMany")}
        </p>
      </div>
      {Sent && state === "sent" && <Sent about={project?.slug} files={files} />}
    </form>
  );
}

export function Privacy({ error }: { error?: string }) {
  const { t } = useWords("contact");
  const [before, link, after] = t("form.privacy").split(/<\/?1>/);
  return (
    <div className={css.privacy}>
      <label>
        {/* No `name`, because the flag is not sent (specification section 5). */}
        <input
          type="checkbox"
          required
          data-field="privacy"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "privacy-error" : undefined}
        />
        <span>
          {before}
          <Link to={siteRoutes.privacy.path}>{link}</Link>
          {after}
        </span>
      </label>
      <p className={css.error} id="privacy-error" hidden={!error}>
        {error ?? t("errors.privacy")}
      </p>
    </div>
  );
}
