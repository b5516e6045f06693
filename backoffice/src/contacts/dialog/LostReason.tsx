import type { Contact } from "@estudio/contract";
import { TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../../data/api";
import { useSaving } from "../../editor/saving/useSaving";
import { useTextDraft } from "./timeline/useTextDraft";

/** Saved on blur, on Enter and on close. Until then a local draft keeps it. */
export function LostReason({ contact: { id, lostReason } }: { contact: Contact }) {
  const client = useQueryClient();
  const { typed, change, forget } = useTextDraft(`contacts/${id}/reason`);
  const { save } = useSaving({ failed: "No se pudo guardar el motivo", preferServerMessage: true });
  const text = typed.text ?? lostReason;
  const latest = useRef(text);
  latest.current = text;
  const keep = () => {
    if (typed.text === undefined) return;
    void save(async () => {
      if (text !== lostReason) await call("PUT /api/contacts/{id}", { params: { id }, body: { lostReason: text } });
      await client.invalidateQueries({ queryKey: ["contacts"] });
      // Keep the draft if more was typed during the request.
      if (latest.current === text) forget(text);
    });
  };
  // Escape closes the dialog without a blur event.
  const close = useRef(keep);
  close.current = keep;
  useEffect(() => () => close.current(), []);
  return (
    <TextField
      label="Por qué se ha perdido"
      value={text}
      onChange={({ target }) => change({ text: target.value })}
      onBlur={keep}
      onKeyDown={({ key }) => key === "Enter" && keep()}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}
