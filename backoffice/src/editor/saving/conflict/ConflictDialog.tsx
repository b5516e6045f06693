import type { PageKey } from "@estudio/contract/pages/sections";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useGetIdentity } from "react-admin";
import { formatMoment } from "../../../words/formats";
import { conflictWords, type Stored, whoseSave } from "./conflictWords";

type Props = {
  current: Stored;
  /** Paths of the fields that both sides changed. */
  both?: string[];
  /** Page of a section, for its labels. */
  page?: PageKey;
  /** Replaces the title that names who saved. */
  title?: string;
  /** Replaces the text about the fields. */
  explanation?: string;
  onReload: () => void;
  onKeepEditing: () => void;
  onOverwrite: () => void;
};

/** Report that somebody else saved the record meanwhile, and let the user choose. Nothing is overwritten silently. */
export function ConflictDialog({
  current,
  both = [],
  page,
  title,
  explanation,
  onReload,
  onKeepEditing,
  onOverwrite,
}: Props) {
  const { data: me } = useGetIdentity();
  const whose = whoseSave(current, me?.fullName);
  const words = conflictWords(whose, current, both, page);
  return (
    <Dialog open onClose={onKeepEditing} aria-labelledby="conflict" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict">{title ?? words.title}</DialogTitle>
      <DialogContent>
        <Typography>
          {!title && `${whose === "clock" ? "Fue" : "Se guardaron"} el ${formatMoment(current.updatedAt)}. `}Tus cambios
          siguen aquí, todavía sin guardar.
        </Typography>
        <Typography>{explanation ?? words.explanation}</Typography>
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
}
