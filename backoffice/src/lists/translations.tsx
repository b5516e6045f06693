import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";
import { Chip, Stack } from "@mui/material";
import { Tip } from "../layout/Tip";
import { nameOfField } from "../resources";

/** A record of a list, with the names of its untranslated fields. */
export type Translated = { missing: Record<TranslatedLanguage, string[]> };

export const MissingTranslations = ({ missing }: Translated) => (
  <MissingBadges missing={(lang) => missing[lang].map(nameOfField)} />
);

/** @param missing returns the labels of the fields without a translation */
export function MissingBadges({ missing: missingInLanguage }: { missing: (lang: TranslatedLanguage) => string[] }) {
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

export const missingChoices = { ca: "Falta catalán", en: "Falta inglés" };
