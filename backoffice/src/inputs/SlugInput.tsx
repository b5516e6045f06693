import { publicationOf } from "@estudio/contract/content/publication";
import { slugify } from "@estudio/contract/rules/slug";
import { Button, InputAdornment } from "@mui/material";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLive } from "../copies/CopiesContext";
import { Field } from "./Field";

const change = { shouldDirty: true, shouldTouch: true };

/** Edit the slug. Every change of the title derives it again; manual edits last until then. */
export function SlugInput({ prefix }: { prefix: string }) {
  const { watch, setValue } = useFormContext();
  const slug: string = useWatch({ name: "slug" });
  const live = useLive();
  const left = live && publicationOf(live) === "published" && live.slug !== slug ? live.slug : undefined;
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name === "title" && type === "change") setValue("slug", slugify(String(values.title ?? "")), change);
    });
    return unsubscribe;
  }, [watch, setValue]);
  return (
    <Field
      source="slug"
      label="Dirección (slug)"
      helperText={
        left === undefined ? (
          "Se forma de nuevo cada vez que cambias el título; corrígela a mano después."
        ) : (
          <>
            En la web está en {prefix}
            {left}, que llevará a la nueva cuando se publique.{" "}
            <Button size="small" onClick={() => setValue("slug", left, change)}>
              Dejar la que tiene
            </Button>
          </>
        )
      }
      slotProps={{ input: { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } }}
    />
  );
}
