import type { CopySummary } from "@estudio/contract";
import { Chip } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useRecordContext, useResourceContext } from "react-admin";
import { call } from "../data/api";
import { Tip } from "../layout/Tip";
import { formatMoment } from "../words/formats";

/** Return all working copies of a resource. Undefined while loading. */
export function useCopySummaries(resource: string | undefined): CopySummary[] | undefined {
  const { data } = useQuery({
    queryKey: ["copies", resource],
    queryFn: () => call("GET /api/admin/copies", { query: { filter: { resource }, range: [0, 999] } }),
  });
  return data;
}

export const copyLabel = ({ problem }: CopySummary) => (problem ? "Copia sin publicar" : "Copia de trabajo");

export function CopyBadge() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const copy = useCopySummaries(resource)?.find(({ recordId }) => recordId === record?.id);
  return copy ? (
    <Tip text={copyTooltip(copy)}>
      <Chip size="small" color={copy.problem ? "failed" : "planned"} label={copyLabel(copy)} />
    </Tip>
  ) : null;
}

function copyTooltip({ updatedBy, updatedAt, publishAt, problem }: CopySummary): string {
  const saved = `Guardada por ${updatedBy} el ${formatMoment(updatedAt)}`;
  if (problem) return `${saved}. No se pudo publicar en su momento: ${problem}`;
  return publishAt ? `${saved}. Se publica sola el ${formatMoment(publishAt)}` : saved;
}
