import { Alert, Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePermissions } from "react-admin";
import { call, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";

export function DemoNotice() {
  const { permissions } = usePermissions<string>();
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const remove = async () => {
    try {
      const { kept } = await call("DELETE /api/admin/demo");
      toast.done(
        "Demostración retirada",
        kept.length ? `Se queda lo que habéis cambiado: ${kept.join(", ")}` : undefined,
      );
      await queries.invalidateQueries();
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo retirar la demostración"));
    }
  };
  if (permissions !== "owner") return null;
  return (
    <Alert
      role="note"
      severity="info"
      action={
        <Button color="inherit" onClick={() => setAsking(true)}>
          Retirar la demostración
        </Button>
      }
    >
      El estudio, los proyectos, los artículos y las consultas que ves son de demostración.
      {asking && (
        <ConfirmDialog
          title="¿Retirar la demostración?"
          confirm="Retirar"
          destructive
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Typography>
            Se eliminan los proyectos, artículos, textos, imágenes y consultas de ejemplo, y la web se publica sin
            ellos. Los usuarios se quedan, y también todo lo que hayáis creado o cambiado.
          </Typography>
        </ConfirmDialog>
      )}
    </Alert>
  );
}
