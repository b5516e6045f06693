import type { User } from "@estudio/contract";
import { Typography } from "@mui/material";
import { call, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";

/** Remove a user's second factor, e.g. if phone and recovery codes are lost. */
export function RemoveSecondFactor({ user, onClose }: { user: User; onClose: () => void }) {
  const toast = useToast();
  const take = async () => {
    try {
      await call("DELETE /api/admin/users/{id}/second-factor", { params: { id: user.id } });
      toast.done("Verificación en dos pasos retirada", `${user.name} entra solo con su contraseña`);
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se ha podido quitar"));
      throw thrown;
    }
    await refreshLists();
  };
  return (
    <ConfirmDialog
      title={`¿Quitar la verificación en dos pasos de ${user.name}?`}
      confirm="Quitar"
      destructive
      onConfirm={take}
      onClose={onClose}
    >
      <Typography>
        Sus códigos, sus llaves de acceso y sus códigos de recuperación dejan de valer, y sus sesiones se cierran.
        Comprueba antes, en persona o por teléfono, que es quien te lo pide.
      </Typography>
    </ConfirmDialog>
  );
}
