import type { SiteBuild } from "@estudio/contract";
import { buildPhases } from "@estudio/contract/options";
import { Box, LinearProgress, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatMoment } from "../formats";
import { useLatestBuild, usePinned } from "./PublishingProvider";

/** @returns in a few words, how the public site stands. */
export function describeBuild(
  build: SiteBuild | null,
  pinned: boolean,
): { text: string; detail: string; color: string } {
  if (!build) return { text: "Sitio web", detail: "Sin publicaciones todavía", color: "#B9AE9E" };
  const when = formatMoment(build.finishedAt ?? build.startedAt ?? build.requestedAt);
  if (pinned && (build.status === "queued" || build.status === "succeeded")) {
    const detail = build.status === "queued" ? "Lo guardado desde entonces espera" : when;
    return { text: "La web muestra una versión anterior", detail, color: "#E8C07D" };
  }
  switch (build.status) {
    case "queued":
      return { text: "Cambios en cola", detail: "Se publican en unos segundos", color: "#E8C07D" };
    case "running":
      return { text: `Publicando… ${build.progress} %`, detail: buildPhases[build.phase], color: "#E8C07D" };
    case "failed":
      return { text: "La publicación falló", detail: when, color: "#FF9C8F" };
    default:
      return { text: "Sitio web al día", detail: when, color: "#B7C38F" };
  }
}

/** The state of the public site, always in sight; leads to the whole story. */
export function PublishStatus({ onNavigate }: { onNavigate?: () => void }) {
  const build = useLatestBuild();
  const { text, detail, color } = describeBuild(build, usePinned());
  return (
    <Box
      component={Link}
      to="/publicacion"
      onClick={onNavigate}
      sx={{
        display: "block",
        p: 1.5,
        borderRadius: 1,
        border: "1px solid #453D33",
        color: "inherit",
        textDecoration: "none",
        "&:hover": { bgcolor: "#352E26" },
        "&:focus-visible": { outlineColor: "#E8B48F" },
      }}
    >
      <Typography role="status" sx={{ fontSize: 13, fontWeight: 600, display: "flex", alignItems: "center", gap: 1 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: color, flexShrink: 0 }}
        />
        {text}
      </Typography>
      <Typography sx={{ fontSize: 12, color: "#C9BFAF", pl: 2 }}>{detail}</Typography>
      {build?.status === "running" && (
        <LinearProgress
          variant="determinate"
          value={build.progress}
          aria-label="Progreso de la publicación"
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  );
}
