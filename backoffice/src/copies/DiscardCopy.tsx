import { Typography } from "@mui/material";
import { serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";
import { isStale } from "./calls";

type Props = {
  /** @throws ApiError */
  onDiscard: () => Promise<unknown>;
  onDone: () => void;
  /** There is none any more: what there is has to be read again. */
  onStale: () => void;
  onClose: () => void;
};

/** Asks before a working copy is thrown away. */
export function DiscardCopy({ onDiscard, onDone, onStale, onClose }: Props) {
  const toast = useToast();
  const discard = async () => {
    try {
      await onDiscard();
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo descartar la copia de trabajo"));
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
