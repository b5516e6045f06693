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
  /** Another name than the resource gives the field. */
  label?: string;
  /** Where the text of a language is kept, if not where records keep it. */
  place?: typeof sourceIn;
  /** How wide one language has to be at least, in pixels, to stand beside the next. */
  minWidth?: number;
  /** The input of one language; a text field unless another is given. */
  input?: (props: TranslatedInputProps) => ReactElement;
};

/** One field in its languages, side by side; what is missing says that visitors get the Spanish text. */
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

/** A text in one language. @param needed see {@link useMissing} */
export const TextIn = ({ lang, needed, ...props }: TranslatedInputProps & { needed?: Needed }) => (
  <Field
    {...props}
    helperText={useMissing(lang, props.source, needed)}
    slotProps={{ htmlInput: { lang, spellCheck: true } }}
  />
);

/** Whether such a Spanish text needs a translation. */
type Needed = (text: unknown) => boolean;

/**
 * @param needed which Spanish texts need one: any that is there, unless told otherwise
 * @returns what to say under an input whose translation is missing; false when nothing is
 */
export function useMissing(lang: Language, source: string, needed: Needed = isWritten): string | false {
  const spanish = useWrappedSource(source.replace(/^(?:translations\.)?(?:ca|en)\./, ""));
  const here = useWrappedSource(source);
  const [base, text] = useWatch({ name: [spanish, here] }) as [unknown, unknown];
  return lang !== "es" && needed(base) && isBlank(text) ? "Falta: se muestra en español" : false;
}

const isWritten = (text: unknown) => !isBlank(text);
