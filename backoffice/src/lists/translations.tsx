import { missingIn } from "@estudio/contract/content/missing";
import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";
import { Chip, Stack } from "@mui/material";
import { Tip } from "../layout/Tip";
import { nameOfField } from "../resources";

export type Translated = { translations: Partial<Record<TranslatedLanguage, object>> };

/** Marks each language in which something is missing. */
export const MissingMarks = ({ record, fields }: { record: Translated; fields: readonly string[] }) => (
  <Marks missing={(lang) => missingIn(record, fields, lang).map(nameOfField)} />
);

/** @param missing the names of what is missing in a language */
export function Marks({ missing: missingInLanguage }: { missing: (lang: TranslatedLanguage) => string[] }) {
  const incomplete = translatedLanguages.map((lang) => ({ lang, missing: missingInLanguage(lang) }));
  return (
    <Stack direction="row" component="span" spacing={0.5}>
      {incomplete
        .filter(({ missing }) => missing.length > 0)
        .map(({ lang, missing }) => (
          <Tip key={lang} text={`Se ve en español: ${missing.join(", ")}`}>
            <Chip size="small" component="span" variant="missing" label={`Falta ${lang.toUpperCase()}`} />
          </Tip>
        ))}
    </Stack>
  );
}

/** The choices of the filter by missing translation. */
export const missingChoices = { ca: "Falta catalán", en: "Falta inglés" };
