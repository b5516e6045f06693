import { isBlank } from "@estudio/contract/missing";
import { type Language, languageNames } from "@estudio/contract/paths";
import { Box } from "@mui/material";
import type { ReactElement } from "react";
import { type TextInputProps, useTranslateLabel, useWrappedSource } from "react-admin";
import { useWatch } from "react-hook-form";
import { Field } from "./Field";
import { sourceIn, useShownLanguages } from "./languages";

export type TranslatedInputProps = TextInputProps & { lang: Language };

type Props = Omit<TextInputProps, "label"> & {
  source: string;
  /** Another name than the resource gives the field. */
  label?: string;
  /** The input of one language; a text field unless another is given. */
  input?: (props: TranslatedInputProps) => ReactElement;
};

/** One field in its languages, side by side; what is missing says that visitors get the Spanish text. */
export function Translated({ source, label, input: Input = TextIn, validate, ...rest }: Props) {
  const name = useTranslateLabel()({ source, label });
  const { languages } = useShownLanguages();
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))`,
        width: "100%",
      }}
    >
      {languages.map((lang) => (
        <Input
          key={lang}
          source={sourceIn(lang, source)}
          label={languages.length > 1 || lang !== "es" ? `${name} · ${languageNames[lang]}` : name}
          validate={lang === "es" ? validate : undefined}
          {...rest}
          lang={lang}
        />
      ))}
    </Box>
  );
}

const TextIn = ({ lang, ...props }: TranslatedInputProps) => (
  <Field {...props} helperText={useMissing(lang, props.source)} slotProps={{ htmlInput: { lang, spellCheck: true } }} />
);

/** Said under a text that is not there in that language. */
export const missingText = "Falta: se muestra en español";

/** @returns what to say under an input whose translation is missing; false when nothing is. */
export function useMissing(lang: Language, source: string): string | false {
  const spanish = useWrappedSource(source.replace(/translations\.(?:ca|en)\./, ""));
  const here = useWrappedSource(source);
  const [base, text] = useWatch({ name: [spanish, here] }) as [unknown, unknown];
  return lang !== "es" && !isBlank(base) && isBlank(text) ? missingText : false;
}
