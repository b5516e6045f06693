import type { Language, Template } from "@estudio/contract";
import { fillTemplate, type TemplateValues } from "@estudio/contract/enquiries/mails/fillTemplate";
import { MenuItem, TextField } from "@mui/material";
import { useGetList } from "react-admin";
import { LoadError } from "../../../layout/errors/LoadError";

type Props = {
  lang: Language;
  values: TemplateValues;
  onChoose: (words: { subject: string; text: string }) => void;
};

/** Offer templates, filled in with the enquiry's values in the visitor's language. */
export function TemplateChoice({ lang, values, onChoose }: Props) {
  const {
    data: templates = [],
    error,
    refetch,
  } = useGetList<Template>("templates", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "name", order: "ASC" },
  });
  const choose = (id: string) => {
    const chosen = templates.find((one) => String(one.id) === id);
    if (chosen) onChoose(fillTemplate(chosen, lang, values));
  };
  if (error && templates.length === 0)
    return <LoadError what="No se pudieron leer las plantillas" error={error} onRetry={refetch} />;
  if (templates.length === 0) return null;
  return (
    <TextField select label="Empezar con una plantilla" value="" onChange={({ target }) => choose(target.value)}>
      {templates.map(({ id, name, translations }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
          {lang !== "es" && !translations[lang]?.text && " (solo en español)"}
        </MenuItem>
      ))}
    </TextField>
  );
}
