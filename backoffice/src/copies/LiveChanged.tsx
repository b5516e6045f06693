import { Typography } from "@mui/material";
import type { Stored } from "../editor/saving/conflictWords";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { formatMoment } from "../words/formats";

type Props = {
  live: Stored;
  /** @returns why it was not published, having said so; undefined when it was */
  onPublish: () => Promise<object | undefined>;
  onClose: () => void;
};

/** The published record was changed after its copy began: publishing says what it goes over before it does. */
export const LiveChanged = ({ live, onPublish, onClose }: Props) => (
  <ConfirmDialog
    title="Lo publicado ha cambiado desde que empezó la copia"
    confirm="Publicar la copia"
    cancel="Seguir editando"
    onConfirm={async () => {
      // It was changed once more: the question stays, about what is published now.
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
