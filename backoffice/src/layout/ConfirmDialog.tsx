import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, useId, useState } from "react";

type Props = {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  destructive?: boolean;
  /** Rejects when it could not be done, having said so: the question stays open. */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone, and stays until it is done. One click is one action, however slow the network. */
export function ConfirmDialog({ title, children, confirm, cancel = "Cancelar", destructive, ...props }: Props) {
  const { onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const id = useId();
  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy} autoFocus={destructive}>
          {cancel}
        </Button>
        <Button variant="contained" color={destructive ? "error" : "primary"} onClick={act} disabled={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
