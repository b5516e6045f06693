import { Button, TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../data/api";
import { useSaving } from "../../../editor/saving/useSaving";
import { Row } from "../../../layout/parts";
import { useToast } from "../../../layout/toasts/useToast";
import { timelineKey } from "./Timeline";
import { useKept } from "./useKept";

/** A note or a call, put down under one's own name. */
export function Remark({ contactId }: { contactId: number }) {
  const client = useQueryClient();
  const toast = useToast();
  const { typed, change, forget } = useKept(`contacts/${contactId}/remark`);
  const { text = "" } = typed;
  const { save, saving } = useSaving({ failed: "No se pudo apuntar", serverSays: true });
  const put = (kind: "note" | "call") =>
    save(async () => {
      await call("POST /api/contacts/{id}/timeline", { params: { id: contactId }, body: { kind, text } });
      forget(text);
      toast.done(kind === "note" ? "Nota apuntada" : "Llamada apuntada");
      await client.invalidateQueries({ queryKey: timelineKey(contactId) });
    });
  const empty = text.trim() === "";
  return (
    <>
      <TextField
        label="Nota o llamada"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: 5000, lang: "es", spellCheck: true } }}
      />
      <Row>
        <Button variant="outlined" disabled={empty || saving} onClick={() => void put("note")}>
          Apuntar nota
        </Button>
        <Button variant="outlined" disabled={empty || saving} onClick={() => void put("call")}>
          Apuntar llamada
        </Button>
      </Row>
    </>
  );
}
