import { Typography } from "@mui/material";
import { useState } from "react";
import { isApiError, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";
import { isStale } from "./calls";

type Props = {
  /** Version of the copy that the form shows. */
  version: number;
  /** @param version the version that the user decided to discard @throws ApiError */
  onDiscard: (version: number) => Promise<unknown>;
  onDone: () => void;
  /** The copy has changed or is gone, and must be reloaded. */
  onStale: () => void;
  onClose: () => void;
};

export function DiscardCopy({ version, onDiscard, onDone, onStale, onClose }: Props) {
  const toast = useToast();
  const [seen] = useState(version);
  const discard = async () => {
    try {
      await onDiscard(seen);
    } catch (thrown) {
      toast.failed(
        isApiError(thrown) && thrown.status === 409
          ? "No se ha descartado: alguien ha guardado en la copia. Ya la ves como está ahora."
          : serverMessage(thrown, "No se pudo descartar la copia de trabajo"),
      );
      if (isStale(thrown)) onStale();
      throw thrown;
    }
    toast.done("Copia de trabajo descartada", "Queda en su historial.");
    onDone();
    void refreshLists();
  };
  return (
    <ConfirmDialog
      title="¿Descartar la copia de trabajo?"
      confirm="Descartar"
      destructive
      onConfirm={discard}
      onClose={onClose}
    >
      <Typography>
        Se queda lo que está publicado, tal como está. Lo guardado en la copia se puede recuperar desde su historial; lo
        que no esté guardado se pierde.
      </Typography>
    </ConfirmDialog>
  );
}
