import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext, usePermissions } from "react-admin";
import { call, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { useToast } from "../layout/toasts/useToast";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { plural } from "../words/formats";
import { TrashRows } from "./TrashRows";

const empty = "La papelera está vacía";

const Trash = () => (
  <ListOf resource="trash" sort={{ field: "deletedAt", order: "DESC" }} perPage={48}>
    <PageHeader
      title="Papelera"
      subtitle="Proyectos, posts, guías y plantillas que alguien eliminó. A los treinta días se borran para siempre."
      actions={<EmptyTrash />}
    />
    <ListFrame empty={<Problem title={empty} />} noMatch={empty}>
      <TrashRows />
    </ListFrame>
  </ListOf>
);
export default Trash;

function EmptyTrash() {
  const { permissions } = usePermissions<string>();
  const { total = 0 } = useListContext();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const removeAll = async () => {
    try {
      const { removed } = await call("DELETE /api/admin/trash");
      toast.done("Papelera vaciada", `Borrado para siempre: ${plural(removed, "elemento", "elementos")}.`);
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo vaciar la papelera"));
      throw thrown;
    } finally {
      await refreshLists();
    }
  };
  if (permissions !== "owner" || total === 0) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Vaciar la papelera
      </Button>
      {asking && (
        <ConfirmDialog
          title="¿Vaciar la papelera?"
          confirm="Borrar para siempre"
          destructive
          onConfirm={removeAll}
          onClose={() => setAsking(false)}
        >
          Se borra todo lo que hay en ella, con su historial. No se puede deshacer.
        </ConfirmDialog>
      )}
    </>
  );
}
