import { buildPhases } from "@estudio/contract/options";
import { Alert, Button, LinearProgress, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../api";
import { useLatestBuild } from "./PublishingProvider";

/** Says when an earlier version is served on purpose. */
export function PinnedNotice() {
  const latest = useLatestBuild();
  const { data } = useQuery({
    queryKey: ["site", "revision", latest?.id, latest?.status],
    queryFn: () => call<{ pinned: boolean }>("/api/site/revision"),
  });
  if (!data?.pinned) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      La web muestra una versión anterior. Con «Publicar ahora» vuelve a la actual.
    </Alert>
  );
}

/** The publication under way, or what went wrong with the last one. */
export function CurrentBuild({ onRetry }: { onRetry: () => void }) {
  const build = useLatestBuild();
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
  if (build?.status !== "queued" && build?.status !== "running") return null;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 3 }} role="status">
      <Typography variant="h2">{build.status === "queued" ? "En cola" : buildPhases[build.phase]}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {build.reason}
      </Typography>
      <LinearProgress
        variant={build.status === "queued" ? "indeterminate" : "determinate"}
        value={build.progress}
        aria-label="Progreso de la publicación"
      />
    </Paper>
  );
}
