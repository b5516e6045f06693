import type { ReactNode } from "react";
import type { Words } from "../content/words";
import * as css from "./ContactForm.module.css";

export type Errors = Partial<Record<string, string>>;
type Shared = { name: string; errors: Errors; t: Words; required?: boolean };
type Control = {
  id: string;
  name: string;
  required?: boolean;
  "data-field": string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};
type Props = Shared & {
  hint?: string;
  fromServer?: string;
  live?: boolean;
  after?: ReactNode;
  children: (control: Control) => ReactNode;
};

/**
 * Associate label, control, hint and error of a field for assistive technology.
 * @param props `fromServer`: error that the server reveals without scripts, instead of the usual one; `live`: announces the
 *   error, because the focus does not move; `after`: content below the field
 */
export function Field({ name, errors, t, required, hint, fromServer, live, after, children }: Props) {
  const id = `contacto-${name}`;
  const error = errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: Control = {
    id,
    name,
    required,
    "data-field": name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={css.field} data-name={name}>
      <label htmlFor={id}>
        {t(`form.${name}`)}
        {!required && <span className={css.optional}> ({t("form.optional")})</span>}
      </label>
      {children(control)}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p
        className={css.error}
        id={`${id}-error`}
        data-error-for={name}
        role={live ? "alert" : undefined}
        hidden={!error}
      >
        {error ?? fromServer ?? t(required ? `errors.${name}` : "errors.field")}
      </p>
      {after}
    </div>
  );
}

type TextProps = Shared & { type?: "text" | "email" | "tel"; autoComplete: string; maxLength: number };

export function TextField({ type = "text", autoComplete, maxLength, ...shared }: TextProps) {
  return (
    <Field {...shared}>
      {(control) => <input {...control} type={type} autoComplete={autoComplete} maxLength={maxLength} />}
    </Field>
  );
}

type ChoiceProps = Shared & { options: (readonly [key: string, label: string])[]; hint?: string };

export function Choice({ options, ...shared }: ChoiceProps) {
  return (
    <Field {...shared}>
      {(control) => (
        <select {...control} defaultValue="">
          <option value="">{shared.t("form.choose")}</option>
          {options.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
