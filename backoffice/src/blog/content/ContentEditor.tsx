import { Stack, TextField } from "@mui/material";
import { type KeyboardEvent, useRef } from "react";
import { useInput } from "react-admin";
import { type TranslatedInputProps, useMissing } from "../../inputs/Translated";
import { type Edit, FormatBar } from "./FormatBar";
import { type Edited, nextLine } from "./marks";
import { typeIn } from "./typeIn";

/** Edit the article's Markdown in one language, with a formatting toolbar. */
export function ContentEditor({ lang, source, label }: TranslatedInputProps) {
  const { field, fieldState, id } = useInput({ source, defaultValue: "" });
  const area = useRef<HTMLTextAreaElement>(null);
  const missing = useMissing(lang, source);

  const write = (to: HTMLTextAreaElement, edited: Edited) => {
    to.focus();
    if (document.activeElement === to && typeIn(to, edited)) return;
    field.onChange(edited.text);
    // React must have rendered the new text before it can be selected.
    requestAnimationFrame(() => to.setSelectionRange(edited.start, edited.end));
  };
  const applyEdit = (edit: Edit) => {
    const { current } = area;
    if (!current) return;
    const edited = edit(current.value, current.selectionStart, current.selectionEnd);
    // A closing dialog restores the focus first.
    requestAnimationFrame(() => write(current, edited));
  };
  const continueBlock = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (key !== "Enter" || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing || !area.current) return;
    const edited = nextLine(area.current.value, area.current.selectionStart, area.current.selectionEnd);
    if (!edited) return;
    event.preventDefault();
    write(area.current, edited);
  };
  const selected = () => area.current?.value.slice(area.current.selectionStart, area.current.selectionEnd) ?? "";

  return (
    <Stack spacing={1}>
      <FormatBar label={`Formato · ${String(label)}`} applyEdit={applyEdit} selected={selected} />
      <TextField
        id={id}
        label={label as string}
        multiline
        minRows={16}
        maxRows={40}
        value={field.value ?? ""}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={continueBlock}
        name={field.name}
        inputRef={area}
        error={!!fieldState.error}
        helperText={fieldState.error?.message ?? (missing || "Una línea en blanco separa los párrafos.")}
        slotProps={{ htmlInput: { lang, spellCheck: true, style: { lineHeight: 1.65 } } }}
      />
    </Stack>
  );
}
