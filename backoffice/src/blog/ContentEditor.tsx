import { Button, ButtonGroup, Stack, TextField } from "@mui/material";
import { useRef } from "react";
import { useInput } from "react-admin";
import { type TranslatedInputProps, useMissing } from "../inputs/Translated";
import { type Level, setHeading } from "./headings";

const kinds: [Level, string][] = [
  [2, "Título"],
  [3, "Subtítulo"],
  [0, "Párrafo"],
];

/** The text of an article in one language, with its headings a button away. Stores plain lines: `##`, `###`. */
export function ContentEditor({ lang, source, label }: TranslatedInputProps) {
  const { field, fieldState, id } = useInput({ source, defaultValue: "" });
  const area = useRef<HTMLTextAreaElement>(null);
  const missing = useMissing(lang, source);

  const make = (level: Level) => {
    const { current } = area;
    if (!current) return;
    const edited = setHeading(current.value, current.selectionStart, current.selectionEnd, level);
    field.onChange(edited.text);
    // After React has written the new text: focus back to where the writer was.
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(edited.end, edited.end);
    });
  };

  return (
    <Stack spacing={1}>
      <ButtonGroup size="small" aria-label={`Formato · ${String(label)}`}>
        {kinds.map(([level, name]) => (
          <Button key={level} onClick={() => make(level)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <TextField
        id={id}
        label={label as string}
        multiline
        minRows={16}
        maxRows={40}
        value={field.value ?? ""}
        onChange={field.onChange}
        onBlur={field.onBlur}
        name={field.name}
        inputRef={area}
        error={!!fieldState.error}
        helperText={fieldState.error?.message ?? (missing || "Una línea en blanco separa los párrafos.")}
        slotProps={{ htmlInput: { lang, spellCheck: true, style: { lineHeight: 1.65 } } }}
      />
    </Stack>
  );
}
