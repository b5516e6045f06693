import { type Language, languageNames } from "@estudio/contract/paths";
import { type ItemsDefinition, services } from "@estudio/contract/sections";
import { isTranslatable, itemTexts } from "@estudio/contract/sectionTexts";
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Choice } from "../inputs/Choice";
import { Field } from "../inputs/Field";
import { useShownLanguages } from "../inputs/languages";
import { Picture } from "../inputs/PictureInput";
import { missingText } from "../inputs/Translated";
import { IconAction } from "../layout/IconAction";
import { emptyItem } from "./sections";

type Props = { of: ItemsDefinition };

/** Testimonials, steps, benefits, cases…: the repeated parts of a section, in order. */
export function ItemsInput({ of }: Props) {
  const { fields, append, remove, swap } = useFieldArray({ name: "items", keyName: "key" });
  const one = of.one.toLowerCase();
  return (
    <Box role="group" aria-label={of.many}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{of.many}</Typography>
      <Stack spacing={2}>
        {fields.map((field, index) => (
          <Paper key={field.key} variant="outlined" sx={{ p: 2, bgcolor: "background.default" }}>
            <Stack direction="row" sx={{ alignItems: "center", mb: 1.5 }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>
                {of.one} {index + 1}
              </Typography>
              <IconAction
                label={`Subir ${one} ${index + 1}`}
                icon={<ArrowUpward fontSize="small" />}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconAction
                label={`Bajar ${one} ${index + 1}`}
                icon={<ArrowDownward fontSize="small" />}
                disabled={index === fields.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <IconAction
                label={`Quitar ${one} ${index + 1}`}
                icon={<DeleteOutlined fontSize="small" />}
                onClick={() => remove(index)}
              />
            </Stack>
            <Item of={of} index={index} />
          </Paper>
        ))}
      </Stack>
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        onClick={() => append(emptyItem)}
        disabled={fields.length >= (of.most ?? 30)}
      >
        Añadir {one}
      </Button>
    </Box>
  );
}

function Item({ of: { one, fields }, index }: Props & { index: number }) {
  const { languages } = useShownLanguages();
  const { setValue } = useFormContext();
  const image = useWatch({ name: `items.${index}.image` }) as string;
  return (
    <Stack spacing={2}>
      {fields.service && <Choice source={`items.${index}.service`} label={fields.service} options={services} />}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))` }}>
        {languages.map((lang) => (
          <Stack key={lang} spacing={2}>
            {itemTexts.map((field) => {
              const label = fields[field];
              const name = languages.length > 1 || lang !== "es" ? `${label} · ${languageNames[lang]}` : label;
              return label && <ItemText key={field} index={index} lang={lang} field={field} label={name} />;
            })}
          </Stack>
        ))}
      </Box>
      {fields.image && (
        <Picture
          label={`${fields.image} de ${one.toLowerCase()} ${index + 1}`}
          value={image ?? ""}
          onChange={(path) => setValue(`items.${index}.image`, path, { shouldDirty: true })}
        />
      )}
    </Stack>
  );
}

type TextProps = { index: number; lang: Language; field: (typeof itemTexts)[number]; label: string | undefined };

/** One text of an item in one language; without a translation it says that visitors get the Spanish one. */
function ItemText({ index, lang, field, label }: TextProps) {
  const item = `items.${index}`;
  const source = lang === "es" ? `${item}.${field}` : `${item}.${lang}.${field}`;
  const [spanish, own] = useWatch({ name: [`${item}.${field}`, source] }) as [string, string];
  const isMissing = lang !== "es" && isTranslatable(spanish) && !own?.trim();
  return (
    <Field
      source={source}
      label={label}
      helperText={isMissing && missingText}
      slotProps={{ htmlInput: { lang, spellCheck: true } }}
      {...(field === "text" && { multiline: true, minRows: 2 })}
    />
  );
}
