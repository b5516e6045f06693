import { Typography } from "@mui/material";
import { useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";

/**
 * For what can be closed with one key or one click beside it: typed words are never thrown away unasked.
 * @param typed tells whether there are any @param close closes for good
 * @returns what to call instead of closing, and the question to show
 */
export function useAskBeforeLosing(typed: () => boolean, close: () => void) {
  const [asking, setAsking] = useState(false);
  const leave = () => (typed() ? setAsking(true) : close());
  const question = asking && (
    <ConfirmDialog
      title="¿Descartar lo que has escrito?"
      confirm="Descartar"
      cancel="Seguir escribiendo"
      destructive
      onConfirm={close}
      onClose={() => setAsking(false)}
    >
      <Typography>Todavía no se ha guardado.</Typography>
    </ConfirmDialog>
  );
  return { leave, question };
}
