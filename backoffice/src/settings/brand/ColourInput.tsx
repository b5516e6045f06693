import {
  type BrandColour,
  contrastOf,
  formatContrast,
  isColour,
  minContrast,
  nearestReadable,
} from "@estudio/contract/brand/colours";
import { Button, InputAdornment, Stack } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "../../inputs/Field";
import { nameOfField } from "../../resources";
import * as css from "./ColourInput.module.css";

/** Edit a colour as hex digits or in the browser's picker. Shows its contrast and suggests a readable alternative. */
export function ColourInput({ source, kind }: { source: string; kind: BrandColour }) {
  const { setValue, clearErrors } = useFormContext();
  const colour = String(useWatch({ name: source }) ?? "");
  const choose = (value: string) => {
    setValue(source, value, { shouldDirty: true, shouldTouch: true });
    clearErrors(source);
  };
  const known = isColour(colour);
  const ratio = known ? contrastOf(kind, colour) : 0;
  const nearest = known && ratio < minContrast ? nearestReadable(kind, colour) : undefined;
  return (
    <Stack spacing={1}>
      <Field
        source={source}
        helperText={
          known ? `Contraste ${formatContrast(ratio)}:1. Hace falta ${formatContrast(minContrast)}:1.` : false
        }
        slotProps={{
          htmlInput: { spellCheck: false, maxLength: 7 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <input
                  type="color"
                  className={css.palette}
                  aria-label={`${nameOfField(source)}: elegir en la paleta`}
                  value={known ? colour.toLowerCase() : "#000000"}
                  onChange={({ target }) => choose(target.value)}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      {nearest && (
        <Button variant="outlined" size="small" onClick={() => choose(nearest)}>
          Usar {nearest}, que se lee bien
        </Button>
      )}
    </Stack>
  );
}
