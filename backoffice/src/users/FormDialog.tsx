import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type MutableRefObject, type ReactNode, useRef } from "react";
import { Form } from "react-admin";
import { type FieldValues, useFormState } from "react-hook-form";
import { useSaving } from "../editor/saving/useSaving";
import { useDirty } from "../editor/useDirty";
import { useToast } from "../layout/toasts/useToast";
import { useConfirmDiscard } from "../layout/useConfirmDiscard";

type Props<Values extends FieldValues> = {
  title: string;
  defaultValues: Values;
  validate: (values: FieldValues) => Record<string, string>;
  onSubmit: (values: Values) => Promise<unknown>;
  done: string;
  failed: string;
  onClose: () => void;
  children: ReactNode;
};

/** Short form in a dialog. Validates locally first; errors of the server appear at their fields and as a toast. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, defaultValues, validate, onSubmit, done, failed, onClose, children } = props;
  const toast = useToast();
  const { save, saving } = useSaving({ failed, preferServerMessage: true });
  const typed = useRef(false);
  const { leave, question } = useConfirmDiscard(() => typed.current, onClose);
  const submit = (values: FieldValues) =>
    save(async () => {
      // react-admin does not type the form's values; they have the shape of its default values.
      await onSubmit(values as Values);
      toast.done(done);
      onClose();
    });

  return (
    <Dialog open onClose={saving ? undefined : leave} maxWidth="xs" fullWidth aria-labelledby="form-dialog">
      <Form
        defaultValues={defaultValues}
        onSubmit={submit}
        validate={validate}
        disableInvalidFormNotification
        noValidate
      >
        <DialogTitle id="form-dialog">{title}</DialogTitle>
        <DialogContent sx={{ ".MuiDialogTitle-root + &": { pt: 1 } }}>
          <State typed={typed} />
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={leave} disabled={saving}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? "Guardando…" : "Guardar"}
          </Button>
        </DialogActions>
      </Form>
      {question}
    </Dialog>
  );
}

/** Shows the server's general error, and reports to the parent whether there is unsaved input. */
function State({ typed }: { typed: MutableRefObject<boolean> }) {
  const { errors } = useFormState();
  typed.current = useDirty();
  const problem = errors.root?.serverError?.message;
  return problem ? <Alert severity="error">{problem}</Alert> : null;
}
