import { suggestedReadTime } from "@estudio/contract/content/post";
import { Button } from "@mui/material";
import { NumberInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { Row } from "../layout/parts";

/** Minutes to read, with what the text suggests one click away. */
export function ReadTimeInput() {
  const { setValue } = useFormContext();
  const [content, readTime] = useWatch({ name: ["content", "readTime"] }) as [string | null, number | null];
  const suggested = suggestedReadTime(content ?? "");
  return (
    <Row nowrap align="start">
      <NumberInput
        source="readTime"
        label="Tiempo de lectura (minutos)"
        min={0}
        max={600}
        step={1}
        parse={(typed: string) => (typed === "" ? 0 : Math.round(Number(typed)))}
        helperText={false}
      />
      {suggested !== readTime && (
        <Button
          sx={{ flexShrink: 0, height: 40 }}
          onClick={() => setValue("readTime", suggested, { shouldDirty: true })}
        >
          Usar {suggested} min
        </Button>
      )}
    </Row>
  );
}
