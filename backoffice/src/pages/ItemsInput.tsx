import { languageNames } from "@estudio/contract/paths";
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Field } from "../inputs/Field";
import { useShownLanguages } from "../inputs/languages";
import { Picture } from "../inputs/PictureInput";
import { IconAction } from "../layout/IconAction";
import { emptyItem } from "./sections";

/** Testimonials, steps, benefits, cases…: the repeated parts of a section, in order. */
export function ItemsInput() {
  const { fields, append, remove, swap } = useFieldArray({ name: "items", keyName: "key" });
  return (
    <Box role="group" aria-label="Elementos">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>Elementos</Typography>
      <Stack spacing={2}>
        {fields.map((field, index) => (
          <Paper key={field.key} variant="outlined" sx={{ p: 2, bgcolor: "background.default" }}>
            <Stack direction="row" sx={{ alignItems: "center", mb: 1.5 }}>
              <Typography sx={{ flex: 1, fontWeight: 600 }}>Elemento {index + 1}</Typography>
              <IconAction
                label={`Subir el elemento ${index + 1}`}
                icon={<ArrowUpward fontSize="small" />}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconAction
                label={`Bajar el elemento ${index + 1}`}
                icon={<ArrowDownward fontSize="small" />}
                disabled={index === fields.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <IconAction
                label={`Quitar el elemento ${index + 1}`}
                icon={<DeleteOutlined fontSize="small" />}
                onClick={() => remove(index)}
              />
            </Stack>
            <Item index={index} />
          </Paper>
        ))}
      </Stack>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => append(emptyItem)} disabled={fields.length >= 30}>
        Añadir elemento
      </Button>
    </Box>
  );
}

function Item({ index }: { index: number }) {
  const { languages } = useShownLanguages();
  const { setValue } = useFormContext();
  const image = useWatch({ name: `items.${index}.image` }) as string;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))` }}>
        {languages.map((lang) => {
          const path = lang === "es" ? `items.${index}` : `items.${index}.${lang}`;
          const name = languages.length > 1 || lang !== "es" ? ` · ${languageNames[lang]}` : "";
          const html = { htmlInput: { lang, spellCheck: true } };
          return (
            <Stack key={lang} spacing={2}>
              <Field source={`${path}.title`} label={`Título${name}`} slotProps={html} />
              <Field source={`${path}.text`} label={`Texto${name}`} multiline minRows={2} slotProps={html} />
              <Field source={`${path}.value`} label={`Dato o cifra${name}`} slotProps={html} />
            </Stack>
          );
        })}
      </Box>
      <Picture
        label={`Imagen del elemento ${index + 1}`}
        value={image ?? ""}
        onChange={(path) => setValue(`items.${index}.image`, path, { shouldDirty: true })}
      />
    </Stack>
  );
}
