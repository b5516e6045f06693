import { TextField, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { isApiError, serverMessage } from "../../data/api";
import { refreshLists } from "../../data/queryClient";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useToast } from "../../layout/toasts/useToast";
import { formatMoment } from "../../words/formats";
import { fieldToMoment, momentNote, momentProblem, momentToField } from "../../words/moments";
import { isStale } from "../calls";

type Props = {
  /** The current schedule. */
  planned: string | null;
  /** Saves the schedule in the copy. @throws ApiError */
  onPlan: (publishAt: string | null) => Promise<unknown>;
  /** The copy has changed or is gone, and must be reloaded. */
  onStale: () => void;
  onClose: () => void;
};

/** Schedule the publication of a working copy; an empty field cancels it. */
export function ScheduleCopy({ planned, onPlan, onStale, onClose }: Props) {
  const toast = useToast();
  const [field, setField] = useState(momentToField(planned));
  // Keep an untouched value: the field cannot express the second of two equal hours when the clock goes back.
  const publishAt = field === momentToField(planned) ? planned : fieldToMoment(field);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const plan = async () => {
    const problem = input.current ? momentProblem(input.current) : undefined;
    setWrong(problem);
    if (problem) throw new Error(problem);
    try {
      await onPlan(publishAt);
    } catch (thrown) {
      const atField = isApiError(thrown) ? thrown.body?.errors?.publishAt : undefined;
      if (atField) setWrong(atField);
      else toast.failed(serverMessage(thrown, "No se pudo programar la copia de trabajo"));
      if (isStale(thrown)) onStale();
      throw thrown;
    }
    toast.done(
      publishAt ? "Copia programada" : "La copia no se publicará sola",
      publishAt ? `Se publicará sola el ${formatMoment(publishAt)}.` : undefined,
    );
    void refreshLists();
  };
  return (
    <ConfirmDialog title="Programar la copia de trabajo" confirm="Programar" onConfirm={plan} onClose={onClose}>
      <Typography>
        En ese momento sustituye a lo publicado. Si entonces no se puede publicar, se queda como copia y aquí se dice
        por qué.
      </Typography>
      <TextField
        type="datetime-local"
        label="Publicar la copia el"
        inputRef={input}
        value={field}
        onChange={({ target }) => {
          setField(target.value);
          setWrong(undefined);
        }}
        error={wrong !== undefined}
        helperText={wrong ?? momentNote(publishAt, field) ?? "Hora de Madrid. Vacío: no se publica sola."}
        margin="normal"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ConfirmDialog>
  );
}
