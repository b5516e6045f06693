import { trapName } from "@estudio/contract/enquiries/trap";
import { useWords } from "../content/words";

/** A honeypot. The attributes ask 1Password, LastPass, Bitwarden and Dashlane to leave it empty. */
export function TrapField() {
  const { t } = useWords("contact");
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        {t("form.topic")}{" "}
        <input
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
          data-form-type="other"
        />
      </label>
    </p>
  );
}
