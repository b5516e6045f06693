import { buildPhases } from "@estudio/contract/options";
import { Alert, Button, LinearProgress, Paper, Typography } from "@mui/material";
import { useLatestBuild, usePinned } from "./PublishingProvider";

/** Says when an earlier version is served on purpose. */
export function PinnedNotice() {
  const latest = useLatestBuild();
  if (!usePinned()) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      La web muestra una versión anterior. {latest?.status === "queued" && "Lo guardado desde entonces espera. "}
      Con «Publicar ahora» vuelve a la actual.
    </Alert>
  );
}

/** The publication under way, or what went wrong with the last one. */
export function CurrentBuild({ onRetry }: { onRetry: () => void }) {
  const build = useLatestBuild();
  const pinned = usePinned();
  if (build?.status === "failed") {
    return (
      <Alert
        severity="error"
        sx={{ mb: 3 }}
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
    <Paper variant="outlined" sx={{ p: 2.5, mb: 3 }} role="status">
      <Typography variant="h2">{waits ? "En cola" : buildPhases[build.phase]}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {build.reason}
      </Typography>
      <LinearProgress
        variant={waits ? "indeterminate" : "determinate"}
        value={build.progress}
        aria-label="Progreso de la publicación"
      />
    </Paper>
  );
}
