import { Typography } from "@mui/material";
import type { Stored } from "../editor/saving/conflict/conflictWords";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { formatMoment } from "../words/formats";

type Props = {
  live: Stored;
  /** Resolves to the error, already shown, or to undefined on success. */
  onPublish: () => Promise<object | undefined>;
  onClose: () => void;
};

/** Warn that the published record changed since the copy was made, before publishing over it. */
export const LiveChanged = ({ live, onPublish, onClose }: Props) => (
  <ConfirmDialog
    title="Lo publicado ha cambiado desde que empezó la copia"
    confirm="Publicar la copia"
    cancel="Seguir editando"
    onConfirm={async () => {
      // A second conflict keeps the dialog open, now about the latest record.
      if (await onPublish()) throw new Error("not published");
    }}
    onClose={onClose}
  >
    <Typography>
      {live.updatedBy || "Otra persona"} lo cambió el {formatMoment(live.updatedAt)}. Si publicas la copia, queda lo que
      cambia la copia; en lo demás, lo que está publicado. La versión de ahora queda en el historial.
    </Typography>
  </ConfirmDialog>
);
