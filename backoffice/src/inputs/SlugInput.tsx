import { slugify } from "@estudio/contract/rules/slug";
import { InputAdornment } from "@mui/material";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "./Field";

/** The address on the site: made anew from the title on every edit of it, and free to edit by hand in between. */
export function SlugInput({ prefix }: { prefix: string }) {
  const { watch, setValue } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name === "title" && type === "change") {
        setValue("slug", slugify(String(values.title ?? "")), { shouldDirty: true, shouldTouch: true });
      }
    });
    return unsubscribe;
  }, [watch, setValue]);
  return (
    <Field
      source="slug"
      label="Dirección (slug)"
      helperText="Se forma sola a partir del título; puedes corregirla a mano."
      slotProps={{ input: { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } }}
    />
  );
}
