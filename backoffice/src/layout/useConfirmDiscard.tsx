import { Typography } from "@mui/material";
import { useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";

const typedWords = {
  title: "¿Descartar lo que has escrito?",
  confirm: "Descartar",
  cancel: "Seguir escribiendo",
  text: "Todavía no se ha guardado.",
};

/**
 * Confirm before a dialog with unsaved input is closed, e.g. by Escape or a click outside.
 * @param typed returns whether there is unsaved input @param close closes unconditionally @param words replaces the texts
 * @returns `leave`, to call instead of closing, and the confirmation dialog to render
 */
export function useConfirmDiscard(typed: () => boolean, close: () => void, words = typedWords) {
  const [asking, setAsking] = useState(false);
  const leave = () => (typed() ? setAsking(true) : close());
  const { title, confirm, cancel, text } = words;
  const question = asking && (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={cancel}
      destructive
      onConfirm={close}
      onClose={() => setAsking(false)}
    >
      <Typography>{text}</Typography>
    </ConfirmDialog>
  );
  return { leave, question };
}
