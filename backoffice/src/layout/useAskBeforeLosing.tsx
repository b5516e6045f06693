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
 * For what can be closed with one key or one click beside it: typed words are never thrown away unasked.
 * @param typed tells whether there are any @param close closes for good @param words where it is not words that would be lost
 * @returns what to call instead of closing, and the question to show
 */
export function useAskBeforeLosing(typed: () => boolean, close: () => void, words = typedWords) {
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
