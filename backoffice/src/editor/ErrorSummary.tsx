import { type Language, languages } from "@estudio/contract/paths";
import { Link, Stack } from "@mui/material";
import { useEffect, useState } from "react";
import { useFormState } from "react-hook-form";
import { useShownLanguages } from "../inputs/languages";
import { problemsOf } from "./formErrors";

type Props = {
  /** Overrides the usual labels of fields. */
  nameOf?: (place: string) => string;
};

/** List all errors of the form with links to their fields, including fields of a hidden language. */
export function ErrorSummary({ nameOf }: Props) {
  const { errors } = useFormState();
  const { setShown } = useShownLanguages();
  const [target, setTarget] = useState<{ name: string }>();
  // Runs after the field's language has been rendered.
  useEffect(() => {
    if (target) focusField(target.name);
  }, [target]);

  const goToField = (name: string) => {
    if (!inputOf(name)) setShown(languageOf(name));
    setTarget({ name });
  };
  return (
    <Stack role="alert" sx={{ width: "100%", alignItems: "flex-start" }}>
      {problemsOf(errors, nameOf).map(({ name, field, text }) => (
        <Link
          key={name}
          component="button"
          type="button"
          color="error"
          variant="body2"
          onClick={() => goToField(name)}
          align="left"
        >
          {field}: {text}
        </Link>
      ))}
    </Stack>
  );
}

const languageOf = (name: string): Language => languages.find((lang) => name.split(".").includes(lang)) ?? "es";

const inputOf = (name: string) =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);

/** A select has its name on a hidden input, a picture on the group around its buttons. */
function focusField(name: string) {
  const input = inputOf(name);
  const group = input?.closest<HTMLElement>(".MuiFormControl-root, [data-field]");
  const reachable = input?.matches("input:not([aria-hidden]), textarea")
    ? input
    : group?.querySelector<HTMLElement>("[role=combobox], button");
  reachable?.focus();
}
