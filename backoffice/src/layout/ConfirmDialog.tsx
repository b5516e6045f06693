import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, useId, useState } from "react";

type Props = {
  title: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  destructive?: boolean;
  /** Rejects on failure, after showing the error. The dialog then stays open. */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
};

/** Ask for confirmation. The buttons are disabled while the action runs, so that it runs once. */
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
