import type { User } from "@estudio/contract";
import { Typography } from "@mui/material";
import { PasswordInput, useGetIdentity } from "react-admin";
import { call } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { FormDialog } from "./FormDialog";
import { checkPassword } from "./validation";

type Passwords = { password: string; current?: string };

/** Change a user's password, which ends their other sessions. One's own change requires the current password. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: me } = useGetIdentity();
  const own = me?.id === user.id;
  return (
    <FormDialog<Passwords>
      title={`Cambiar la contraseña de ${user.name}`}
      defaultValues={{ password: "", ...(own ? { current: "" } : {}) }}
      validate={checkPassword}
      onSubmit={async (values) => {
        await call("PUT /api/admin/users/{id}/password", { params: { id: user.id }, body: values });
        await refreshLists();
      }}
      done="Contraseña actualizada"
      failed="No se pudo cambiar la contraseña"
      onClose={onClose}
    >
      <Typography>Se cerrarán las {own ? "demás sesiones que tengas" : "sesiones que tenga"} abiertas.</Typography>
      {own && (
        <PasswordInput
          source="current"
          label="Contraseña actual"
          autoComplete="current-password"
          autoFocus
          helperText={false}
        />
      )}
      <PasswordInput
        source="password"
        label="Contraseña nueva"
        autoComplete="new-password"
        autoFocus={!own}
        helperText={false}
      />
    </FormDialog>
  );
}
