import { suggestedReadTime } from "@estudio/contract/content/post";
import { Button } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { NumberField } from "../inputs/NumberField";
import { Row } from "../layout/parts";

/** Minutes to read, with what the text suggests one click away. */
export function ReadTimeInput() {
  const { setValue } = useFormContext();
  const [content, readTime] = useWatch({ name: ["content", "readTime"] }) as [string | null, number | null];
  const suggested = suggestedReadTime(content ?? "");
  return (
    <Row nowrap align="start">
      <NumberField source="readTime" label="Tiempo de lectura (minutos)" />
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
