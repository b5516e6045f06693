import { buildPhases } from "@estudio/contract/enquiries/options";
import { Alert, Button, LinearProgress, Paper, Stack, Typography } from "@mui/material";
import { useBehindFullBuild, useLatestBuild, usePinned } from "./PublishingProvider";
import { afterFullBuild } from "./PublishStatus";

/** Warn while the site is pinned to an earlier version. */
export function PinnedNotice() {
  const latest = useLatestBuild();
  if (!usePinned()) return null;
  return (
    <Alert severity="warning">
      La web muestra una versión anterior. {latest?.status === "queued" && "Lo guardado desde entonces espera. "}
      Con «Publicar ahora» vuelve a la actual.
    </Alert>
  );
}

/** Show the running build, or why the last one failed. */
export function CurrentBuild({ onRetry }: { onRetry: () => void }) {
  const build = useLatestBuild();
  const pinned = usePinned();
  const behindFullBuild = useBehindFullBuild();
  if (build?.status === "failed") {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        La última publicación falló. {build.message || "La web sigue como estaba."}
      </Alert>
    );
  }
  const waits = build?.status === "queued" && !pinned;
  if (!build || !(waits || build.status === "running")) return null;
  return (
    <Paper variant="card" role="status">
      <Stack spacing={1.5}>
        <div>
          <Typography variant="h2">{waits ? "En cola" : buildPhases[build.phase]}</Typography>
          <Typography color="textSecondary">{build.reason}</Typography>
          {behindFullBuild && <Typography color="textSecondary">{afterFullBuild}</Typography>}
        </div>
        <LinearProgress
          variant={waits ? "indeterminate" : "determinate"}
          value={build.progress}
          aria-label="Progreso de la publicación"
        />
      </Stack>
    </Paper>
  );
}
