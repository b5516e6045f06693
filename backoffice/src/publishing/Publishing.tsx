import type { SiteBuild } from "@estudio/contract";
import { Button } from "@mui/material";
import { useState } from "react";
import { call, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { useToast } from "../layout/toasts/useToast";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { BrokenLinks } from "./BrokenLinks";
import { CurrentBuild, PinnedNotice } from "./CurrentBuild";
import { buildTime, History } from "./History";

/** Returns a function that requests a build, or a return to an earlier release. */
function useRequestBuild() {
  const toast = useToast();
  return async (wanted: { reason?: string; release?: string; full?: boolean }) => {
    try {
      await call("POST /api/admin/site-builds", { body: wanted });
      toast.done(wanted.release ? "Volviendo a la versión elegida" : "Publicación pedida");
      await refreshLists();
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo pedir la publicación"));
    }
  };
}

/** Show the running build and the earlier ones, and publish again or return to an earlier one. */
export default function Publishing() {
  const request = useRequestBuild();
  const [busy, setBusy] = useState(false);
  const [earlier, setEarlier] = useState<SiteBuild>();
  const ask = async (wanted: Parameters<typeof request>[0]) => {
    setBusy(true);
    await request(wanted);
    setBusy(false);
  };
  const publish = () => ask({ reason: "Publicación pedida desde el panel" });
  const rebuild = () => ask({ reason: "Construcción de toda la web pedida desde el panel", full: true });
  return (
    <ListOf resource="site-builds" sort={{ field: "id", order: "DESC" }} perPage={24}>
      <PageHeader
        title="Publicación"
        subtitle="Los cambios se publican solos, un momento después de guardar."
        actions={
          <>
            <Button variant="outlined" onClick={rebuild} disabled={busy}>
              Construir toda la web
            </Button>
            <Button variant="contained" onClick={publish} disabled={busy}>
              Publicar ahora
            </Button>
          </>
        }
      />
      <PinnedNotice />
      <CurrentBuild onRetry={publish} />
      <BrokenLinks />
      <ListFrame empty={<Problem title="Todavía no hay publicaciones" />} noMatch="No hay publicaciones">
        <History onReturn={setEarlier} />
      </ListFrame>
      {earlier && (
        <ConfirmDialog
          title="¿Volver a esta versión?"
          confirm="Volver a esta versión"
          onConfirm={() =>
            request({ release: earlier.release ?? undefined, reason: `Vuelta a la publicación ${earlier.id}` })
          }
          onClose={() => setEarlier(undefined)}
        >
          Los visitantes verán la web como era el {buildTime(earlier)} (publicación {earlier.id}), sin las páginas que
          después se han retirado o borrado. Lo guardado en el panel no cambia; con «Publicar ahora» se vuelve a la
          actual.
        </ConfirmDialog>
      )}
    </ListOf>
  );
}
