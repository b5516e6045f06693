import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";
import { Form } from "react-admin";
import { isApiError, serverMessage } from "../api";
import { useToast } from "../layout/useToast";

type Values = Record<string, unknown>;

type Props = {
  title: string;
  defaultValues: Values;
  validate: (values: Values) => Record<string, string>;
  onSubmit: (values: Values) => Promise<unknown>;
  done: string;
  failed: string;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog: its own messages first, then the server's at their fields and as a notification. */
export function FormDialog({ title, defaultValues, validate, onSubmit, done, failed, onClose, children }: Props) {
  const toast = useToast();
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState("");

  const submit = async (values: Values) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    setProblem("");
    try {
      await onSubmit(values);
      toast.done(done);
      onClose();
    } catch (thrown) {
      const message = serverMessage(thrown, failed);
      toast.failed(message);
      setProblem(message);
      return isApiError(thrown) ? thrown.body?.errors : undefined;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={saving ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="form-dialog">
      <Form
        defaultValues={defaultValues}
        onSubmit={submit as never}
        validate={validate}
        disableInvalidFormNotification
        noValidate
      >
        <DialogTitle id="form-dialog">{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, pt: "8px !important" }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={saving}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? "Guardando…" : "Guardar"}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
