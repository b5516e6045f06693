import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { nameOfField } from "../../resources";
import { formatMoment } from "../../words/formats";

export type Stored = { version: number; updatedBy: string; updatedAt: string };

type Props = {
  current: Stored;
  /** The fields both sides changed. */
  both: string[];
  /** Instead of who saved. */
  title?: string;
  /** Instead of what is said about fields. */
  explanation?: string;
  onReload: () => void;
  onKeepEditing: () => void;
  onOverwrite: () => void;
};

/** Somebody saved the same record meanwhile: says who and what, and lets the person choose. Never a silent overwrite. */
export const ConflictDialog = ({ current, both, title, explanation, onReload, onKeepEditing, onOverwrite }: Props) => (
  <Dialog open onClose={onKeepEditing} aria-labelledby="conflict" maxWidth="sm" fullWidth>
    <DialogTitle id="conflict">
      {title ?? `${current.updatedBy || "Otra persona"} guardó cambios mientras editabas`}
    </DialogTitle>
    <DialogContent>
      <Typography>
        {!title && `Se guardaron el ${formatMoment(current.updatedAt)}. `}Tus cambios siguen aquí, todavía sin guardar.
      </Typography>
      <Typography>
        {explanation ??
          (both.length > 0
            ? `Los dos habéis cambiado: ${both.map(nameOfField).join(", ")}. Si guardas lo tuyo, ahí queda tu texto; lo demás queda como lo dejó la otra persona.`
            : "Habéis cambiado cosas distintas: si guardas lo tuyo, queda lo de los dos.")}
      </Typography>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onReload}>
        Descartar lo mío y recargar
      </Button>
      <Button variant="outlined" onClick={onKeepEditing}>
        Seguir editando
      </Button>
      <Button variant="contained" onClick={onOverwrite}>
        Guardar lo mío
      </Button>
    </DialogActions>
  </Dialog>
);
