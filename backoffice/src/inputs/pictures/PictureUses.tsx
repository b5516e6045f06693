import type { MediaUse } from "@estudio/contract";
import { Alert, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../data/api";
import { LoadError } from "../../layout/errors/LoadError";
import { plural } from "../../words/formats";
import * as css from "./PictureUses.module.css";

const kinds: Record<MediaUse["kind"], string> = {
  project: "Proyecto",
  post: "Artículo",
  guide: "Guía",
  page: "Página",
  pageSeo: "Al compartir la página",
};
const states: Record<MediaUse["shown"], string> = {
  published: "",
  draft: " (no está en la web)",
  copy: " (copia de trabajo)",
};
const nameOf = ({ kind, title, shown }: MediaUse) => `${kinds[kind]} «${title}»${states[shown]}`;

/** A picture may be used in fifty places; the rest is collapsed to keep the fields near. */
const maxInSight = 6;

/** List where a picture is used, because saving it changes all these places at once. */
export function PictureUses({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["media", id, "uses"],
    queryFn: () => call("GET /api/admin/media/{id}/uses", { params: { id } }),
    staleTime: 0,
  });
  return (
    <Alert severity="info" role="note" aria-label="Dónde se usa">
      <Typography>
        El texto y el encuadre son de la imagen: al pulsar «Guardar» cambian en todos los sitios donde se usa y se
        publican en ese momento.
      </Typography>
      {error && <LoadError what="No se pudo leer dónde se usa" error={error} onRetry={refetch} />}
      {data && <Typography>{counted(data)}</Typography>}
      {data && <Names of={data.uses.slice(0, maxInSight)} />}
      {data && data.uses.length > maxInSight && (
        <details>
          <summary>Y {data.uses.length - maxInSight} más</summary>
          <Names of={data.uses.slice(maxInSight)} />
        </details>
      )}
    </Alert>
  );
}

const Names = ({ of }: { of: MediaUse[] }) => (
  <ul className={css.uses}>
    {of.map((use) => (
      <li key={`${use.kind} ${use.record} ${use.shown}`}>{nameOf(use)}</li>
    ))}
  </ul>
);

function counted({ uses, more }: { uses: MediaUse[]; more: boolean }): string {
  if (uses.length === 0) return "Lo guardado hasta ahora no la usa en ningún sitio.";
  if (more) return `Se usa en más de ${uses.length} sitios. Los primeros:`;
  return `Se usa en ${plural(uses.length, "sitio", "sitios")}:`;
}
