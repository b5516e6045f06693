import { Field } from "./Field";
import type { TranslatedInputProps } from "./Translated";
import { useMissing } from "./Translated";

/** Edit a list of short texts, one per line. Blank lines are dropped on save, not while typing. */
export function LinesInput({ lang, ...props }: TranslatedInputProps) {
  const missing = useMissing(lang, props.source);
  return (
    <Field
      {...props}
      multiline
      minRows={4}
      format={(value: unknown) => (Array.isArray(value) ? value.join("\n") : "")}
      parse={(typed: string) => (typed === "" ? [] : typed.split("\n"))}
      helperText={missing || "Uno por línea"}
      slotProps={{ htmlInput: { lang, spellCheck: true } }}
    />
  );
}
