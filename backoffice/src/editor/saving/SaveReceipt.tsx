import type { SiteBuild } from "@estudio/contract";
import { clock, isDue, type Publication, type Published } from "@estudio/contract/content/publication";
import { Link, Typography } from "@mui/material";
import { Row } from "../../layout/parts";
import { buildDuration, formatMoment } from "../../words/formats";
import { useIncludingBuild, usePublication, useVisibleToVisitors } from "./useReceipt";

type Props = {
  savedAt: string;
  /** Public address of the page. */
  path: string;
  /** Publication state; undefined for content that is always published. */
  record?: Dated;
  /** Public API address, if visitors see changes before the next build. */
  readAt?: string;
};
type Dated = Published & { updatedAt: string; updatedBy: string };
type Step = { text: string; done: boolean };

const withdrawn = "Retirado: ya solo se ve en el panel";
const notPublished: Record<Exclude<Publication, "published">, (record: Dated | undefined) => string> = {
  draft: (record) => (record?.updatedBy === clock ? withdrawn : "Borrador: solo se ve en el panel"),
  withdrawn: () => withdrawn,
  scheduled: (record) => (record && !isDue(record) ? plan(record) : "Publicándose"),
};

const plan = ({ publishAt, unpublishAt }: Published) =>
  unpublishAt
    ? `Programado: se verá del ${formatMoment(publishAt)} al ${formatMoment(unpublishAt)}`
    : `Programado: se verá el ${formatMoment(publishAt)}`;

/** Show how far a save has come: stored, visible to visitors, included in a build, verified. */
export function SaveReceipt({ savedAt, path, record, readAt }: Props) {
  const publication = usePublication(record);
  const isPublic = publication === "published";
  // A scheduled publication may have changed the record after the save.
  const changedAt = record && record.updatedAt > savedAt ? record.updatedAt : savedAt;
  const { build, includedIn, verified, pinned } = useIncludingBuild(changedAt);
  const read = useVisibleToVisitors(readAt, changedAt, isPublic && !pinned);
  const seen = !pinned && (readAt ? read : includedIn !== undefined);
  const steps: Step[] = [
    { text: `Guardado ${formatMoment(savedAt)}`, done: true },
    ...(isPublic
      ? [
          { text: pinned ? "La web muestra una versión anterior" : "Visible para visitantes", done: seen },
          { text: includedIn ? includedText(includedIn) : progressText(build), done: includedIn !== undefined },
          { text: "Verificado", done: verified },
        ]
      : [{ text: notPublished[publication](record), done: publication !== "scheduled" }]),
  ];
  return (
    <Row role="status" spacing={1.5} lines={0}>
      {steps.map(({ text, done }) => (
        <Typography key={text} component="span" variant="small" color={done ? "secondary" : "textSecondary"}>
          {done ? "✓" : "…"} {text}
        </Typography>
      ))}
      {isPublic && (
        <Link href={path} target="_blank" rel="noopener" variant="small">
          Ver
        </Link>
      )}
    </Row>
  );
}

const includedText = (build: SiteBuild) => `En la web (publicación ${build.id}, ${buildDuration(build)})`;

/** Words the progress of the build that will include the change. */
function progressText(build: SiteBuild | null | undefined): string {
  if (build?.status === "queued") return "En cola";
  if (build?.status === "running") return `Publicándose (${build.progress} %)`;
  return build?.status === "failed" ? "La publicación falló" : "En la web";
}
