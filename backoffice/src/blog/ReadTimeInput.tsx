import { suggestedReadTime } from "@estudio/contract/content/post";
import { Button } from "@mui/material";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { NumberField } from "../inputs/NumberField";
import { Row } from "../layout/parts";

/** Let the minutes follow the text until the editor overrides them; a button restores the suggestion. */
export function ReadTimeInput() {
  const { setValue } = useFormContext();
  const [content, readTime] = useWatch({ name: ["content", "readTime"] }) as [string | null, number | null];
  const suggested = suggestedReadTime(content ?? "");
  const take = () => setValue("readTime", suggested, { shouldDirty: true });
  const last = useRef({ readTime, follows: readTime === suggested });
  useEffect(() => {
    if (last.current.readTime !== readTime) last.current = { readTime, follows: readTime === suggested };
    else if (last.current.follows && readTime !== suggested) setValue("readTime", suggested, { shouldDirty: true });
  }, [readTime, suggested, setValue]);
  return (
    <Row nowrap align="start">
      <NumberField source="readTime" label="Tiempo de lectura (minutos)" />
      {suggested !== readTime && (
        <Button sx={{ flexShrink: 0, height: 40 }} onClick={take}>
          Usar {suggested} min
        </Button>
      )}
    </Row>
  );
}
