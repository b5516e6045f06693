import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, useId, useState } from "react";

type Props = {
  title: string;
  children?: ReactNode;
  confirm: string;
  destructive?: boolean;
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone. One click is one action, however slow the network. */
export function ConfirmDialog({ title, children, confirm, destructive, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const act = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy} autoFocus={destructive}>
          Cancelar
        </Button>
        <Button variant="contained" color={destructive ? "error" : "primary"} onClick={act} disabled={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
