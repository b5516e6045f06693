import { Button, TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useRef } from "react";
import { call } from "../../../data/api";
import { useSaving } from "../../../editor/saving/useSaving";
import { Row } from "../../../layout/parts";
import { useToast } from "../../../layout/toasts/useToast";
import { timelineKey } from "./Timeline";
import { useTextDraft } from "./useTextDraft";

/** Add a note or call to the timeline. */
export function AddNote({ contactId }: { contactId: number }) {
  const client = useQueryClient();
  const toast = useToast();
  const { typed, change, forget } = useTextDraft(`contacts/${contactId}/remark`);
  const { text = "" } = typed;
  const { save, saving } = useSaving({ failed: "No se pudo apuntar", preferServerMessage: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const put = async (kind: "note" | "call", { currentTarget: button }: MouseEvent) => {
    const byKeyboard = button.matches(":focus-visible");
    const errors = await save(async () => {
      await call("POST /api/contacts/{id}/timeline", { params: { id: contactId }, body: { kind, text } });
      forget(text);
      toast.done(kind === "note" ? "Nota apuntada" : "Llamada apuntada");
      await client.invalidateQueries({ queryKey: timelineKey(contactId) });
    });
    // The disabled button lost the focus. Pointer users are left alone, or a phone would open its keyboard.
    if (!errors && byKeyboard && !document.activeElement?.matches("input, textarea")) field.current?.focus();
  };
  const empty = text.trim() === "";
  return (
    <>
      <TextField
        label="Nota o llamada"
        multiline
        minRows={2}
        inputRef={field}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: 5000, lang: "es", spellCheck: true } }}
      />
      <Row>
        <Button variant="outlined" disabled={empty || saving} onClick={(event) => void put("note", event)}>
          Apuntar nota
        </Button>
        <Button variant="outlined" disabled={empty || saving} onClick={(event) => void put("call", event)}>
          Apuntar llamada
        </Button>
      </Row>
    </>
  );
}
