import type { User } from "@estudio/contract";
import { Typography } from "@mui/material";
import { PasswordInput } from "react-admin";
import { call } from "../api";
import { refreshLists } from "../queryClient";
import { FormDialog } from "./FormDialog";
import { checkPassword } from "./validation";

/** Gives a user another password; their open sessions end. */
export const PasswordDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <FormDialog
    title={`Cambiar la contraseña de ${user.name}`}
    defaultValues={{ password: "" }}
    validate={checkPassword}
    onSubmit={async ({ password }) => {
      await call(`/api/admin/users/${user.id}/password`, "PUT", { password });
      await refreshLists();
    }}
    done="Contraseña actualizada"
    failed="No se pudo cambiar la contraseña"
    onClose={onClose}
  >
    <Typography>Se cerrarán las sesiones que tenga abiertas.</Typography>
    <PasswordInput
      source="password"
      label="Contraseña nueva"
      autoComplete="new-password"
      autoFocus
      helperText={false}
    />
  </FormDialog>
);
