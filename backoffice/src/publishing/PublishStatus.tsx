import type { SiteBuild } from "@estudio/contract";
import { buildPhases } from "@estudio/contract/enquiries/options";
import { LinearProgress, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatMoment } from "../words/formats";
import { useBehindFullBuild, useLatestBuild, usePinned } from "./PublishingProvider";
import * as css from "./PublishStatus.module.css";

const inSeconds = "Se publican en unos segundos";
/** Text for a change that waits for a full build. */
export const afterFullBuild = "Se publican cuando acabe la construcción de toda la web";

type State = "none" | "waiting" | "failed" | "good";

/** Return the state of the public site in a few words, from its latest build. */
export function useSiteState(build: SiteBuild | null | undefined): { text: string; detail: string; state: State } {
  const pinned = usePinned();
  const behindFullBuild = useBehindFullBuild();
  if (build === undefined) return { text: "Sitio web", detail: "Consultando cómo está…", state: "none" };
  if (!build) return { text: "Sitio web", detail: "Sin publicaciones todavía", state: "none" };
  const when = formatMoment(build.finishedAt ?? build.startedAt ?? build.requestedAt);
  if (pinned && (build.status === "queued" || build.status === "succeeded")) {
    const detail = build.status === "queued" ? "Lo guardado desde entonces espera" : when;
    return { text: "La web muestra una versión anterior", detail, state: "waiting" };
  }
  switch (build.status) {
    case "queued":
      return { text: "Cambios en cola", detail: behindFullBuild ? afterFullBuild : inSeconds, state: "waiting" };
    case "running":
      return { text: `Publicando… ${build.progress} %`, detail: buildPhases[build.phase], state: "waiting" };
    case "failed":
      return { text: "La publicación falló", detail: when, state: "failed" };
    default:
      return { text: "Sitio web al día", detail: when, state: "good" };
  }
}

/** Show the state of the public site; links to the builds. */
export function PublishStatus({ onNavigate }: { onNavigate?: () => void }) {
  const build = useLatestBuild();
  const { text, detail, state } = useSiteState(build);
  return (
    <Link to="/publicacion" onClick={onNavigate} className={css.box}>
      <Typography role="status" variant="small" className={css.state}>
        <span aria-hidden className={css.dot} data-state={state} />
        {text}
      </Typography>
      <Typography variant="caption" component="p" className={css.detail}>
        {detail}
      </Typography>
      {build?.status === "running" && (
        <LinearProgress variant="determinate" value={build.progress} aria-label="Progreso de la publicación" />
      )}
    </Link>
  );
}
