import type { Passkey, SecondFactor } from "@estudio/contract";
import { TextField } from "@mui/material";
import { useState } from "react";
import { call, isApiError, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";

type Props = { passkey: Passkey; onDone: (factor: SecondFactor) => void; onClose: () => void };

/** Another name for a passkey, by which its owner tells it from the others. */
export function RenamePasskey({ passkey: { id, name: before }, onDone, onClose }: Props) {
  const toast = useToast();
  const [name, setName] = useState(before);
  const [wrong, setWrong] = useState<string>();
  const rename = async () => {
    try {
      onDone(await call("PUT /api/auth/passkeys/{id}", { params: { id }, body: { name } }));
    } catch (thrown) {
      const atField = isApiError(thrown) ? thrown.body?.errors?.name : undefined;
      if (atField) setWrong(atField);
      else toast.failed(serverMessage(thrown, "No se ha podido cambiar el nombre"));
      throw thrown;
    }
  };
  return (
    <ConfirmDialog title={`Otro nombre para «${before}»`} confirm="Cambiar" onConfirm={rename} onClose={onClose}>
      <TextField
        label="Nombre"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setWrong(undefined);
        }}
        error={wrong !== undefined}
        helperText={wrong}
        margin="normal"
        autoFocus
        required
      />
    </ConfirmDialog>
  );
}
