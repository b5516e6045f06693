import { missingIn } from "@estudio/contract/missing";
import { type TranslatedLanguage, translatedLanguages } from "@estudio/contract/paths";
import { Chip, Stack } from "@mui/material";
import { labelOf } from "../editor/labels";
import { Tip } from "../layout/Tip";

type Translated = { translations: Partial<Record<TranslatedLanguage, object>> };

/** Marks each language in which something is missing. */
export function MissingMarks({ record, fields }: { record: Translated; fields: readonly string[] }) {
  const incomplete = translatedLanguages.map((lang) => ({ lang, missing: missingIn(record, fields, lang) }));
  return (
    <Stack direction="row" component="span" spacing={0.5}>
      {incomplete
        .filter(({ missing }) => missing.length > 0)
        .map(({ lang, missing }) => (
          <Tip key={lang} text={`Se ve en español: ${missing.map(labelOf).join(", ")}`}>
            <Chip
              size="small"
              component="span"
              label={`Falta ${lang.toUpperCase()}`}
              sx={{ bgcolor: "transparent", border: "1px dashed #B08A4A", color: "#6B4A00" }}
            />
          </Tip>
        ))}
    </Stack>
  );
}

/** The choices of the filter by missing translation. */
export const missingChoices = { ca: "Falta catalán", en: "Falta inglés" };
