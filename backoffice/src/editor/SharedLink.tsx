import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";

type Props = { address: string; until: string; onClose: () => void };

/** Show a preselected link to copy by hand, if the browser refused to copy it. */
export const SharedLink = ({ address, until, onClose }: Props) => (
  <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="shared-link">
    <DialogTitle id="shared-link">Copia este enlace</DialogTitle>
    <DialogContent>
      <TextField
        autoFocus
        fullWidth
        margin="dense"
        label="Enlace para compartir"
        value={address}
        onFocus={({ target }) => target.select()}
        helperText={`El navegador no ha dejado copiarlo. Se puede abrir sin contraseña hasta el ${until}.`}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Cerrar</Button>
    </DialogActions>
  </Dialog>
);
