import { isBlank } from "@estudio/contract/content/missing";
import { type Language, languageNames } from "@estudio/contract/paths";
import type { ReactElement } from "react";
import { type TextInputProps, useTranslateLabel, useWrappedSource } from "react-admin";
import { useWatch } from "react-hook-form";
import { Columns } from "../layout/parts";
import { Field } from "./Field";
import { sourceIn, useShownLanguages } from "./languages";

export type TranslatedInputProps = TextInputProps & { lang: Language };

type Props = Omit<TextInputProps, "label"> & {
  source: string;
  label?: string;
  /** Maps a language to the field's path; by default that of records. */
  place?: typeof sourceIn;
  /** Minimum width of one language in px. Languages that do not fit are stacked. */
  minWidth?: number;
  /** Input of one language; a text field by default. */
  input?: (props: TranslatedInputProps) => ReactElement;
};

/** Edit a field in all shown languages, side by side. A hint marks missing translations. */
export function Translated({
  source,
  label,
  place = sourceIn,
  input: Input = TextIn,
  minWidth,
  validate,
  ...rest
}: Props) {
  const name = useTranslateLabel()({ source, label });
  const { languages } = useShownLanguages();
  return (
    <Columns of={minWidth ? `repeat(auto-fit, minmax(min(100%, ${minWidth}px), 1fr))` : languages.length}>
      {languages.map((lang) => (
        <Input
          key={lang}
          source={place(lang, source)}
          label={languages.length > 1 || lang !== "es" ? `${name} · ${languageNames[lang]}` : name}
          validate={lang === "es" ? validate : undefined}
          {...rest}
          lang={lang}
        />
      ))}
    </Columns>
  );
}

/** Text field of one language. @param needed see {@link useMissing} */
export const TextIn = ({ lang, needed, ...props }: TranslatedInputProps & { needed?: Needed }) => (
  <Field
    {...props}
    helperText={useMissing(lang, props.source, needed)}
    slotProps={{ htmlInput: { lang, spellCheck: true } }}
  />
);

/** Tells whether a Spanish text needs a translation. */
type Needed = (text: unknown) => boolean;

/**
 * Return the hint for a missing translation; false if there is one.
 * @param needed which Spanish texts need a translation; by default all non-empty ones
 */
export function useMissing(lang: Language, source: string, needed: Needed = isWritten): string | false {
  const spanish = useWrappedSource(source.replace(/^(?:translations\.)?(?:ca|en)\./, ""));
  const here = useWrappedSource(source);
  const [base, text] = useWatch({ name: [spanish, here] }) as [unknown, unknown];
  return lang !== "es" && needed(base) && isBlank(text) ? "Falta: se muestra en español" : false;
}

const isWritten = (text: unknown) => !isBlank(text);
