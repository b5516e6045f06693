import { Alert, Button, Stack, Link as TextLink, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Row } from "../layout/parts";
import { formatMoment } from "../words/formats";
import { useIsDue } from "./schedule/useScheduledPublication";

type Copy = { updatedBy: string; updatedAt: string; publishAt: string | null; problem: string };
const saved = ({ updatedBy, updatedAt }: Copy) => `guardada por ${updatedBy} el ${formatMoment(updatedAt)}`;

/** Shown above the published record while it also has a working copy. */
export const LiveNotice = ({ copy, children }: { copy: Copy; children: ReactNode }) => (
  <Alert role="note" severity="info">
    <Stack spacing={1}>
      <Typography>Estás viendo la versión publicada. Hay también una copia de trabajo, {saved(copy)}.</Typography>
      <Row>{children}</Row>
    </Stack>
  </Alert>
);

/** Shown when the working copy was published on schedule while the form was open. */
export const PublishedNotice = ({ at, typed }: { at: string; typed: boolean }) => (
  <Alert role="status" severity="info">
    La copia de trabajo se publicó a su hora, el {formatMoment(at)}.{" "}
    {typed
      ? "Lo que no has guardado sigue aquí: al guardarlo se te pregunta qué hacer con ello."
      : "Ya estás viendo lo publicado."}
  </Alert>
);

type Props = {
  copy: Copy;
  isPublic: boolean;
  /** Address of the copy's history. */
  history: string;
  /** Actions on the copy. */
  children: ReactNode;
};

/** Shown above the form of a working copy: who saved it, and when it will be published. */
export function CopyNotice({ copy, isPublic, history, children }: Props) {
  const { publishAt } = copy;
  const isDue = useIsDue(publishAt);
  return (
    <Alert role="note" severity={copy.problem ? "warning" : "info"}>
      <Stack spacing={1}>
        <Typography>
          Estás viendo la copia de trabajo, {saved(copy)}.{" "}
          {!isDue && (isPublic ? "En la web sigue la versión publicada." : "En la web ahora no se ve: se ha retirado.")}
        </Typography>
        {publishAt && (
          <Typography>
            {isDue
              ? `Su momento era el ${formatMoment(publishAt)}. Vuelve a abrir esta pantalla para ver si se ha publicado.`
              : `Se publicará sola el ${formatMoment(publishAt)}.`}
          </Typography>
        )}
        {copy.problem && (
          <Typography>
            Llegó su momento y no se pudo publicar: {copy.problem}. Corrígelo, y publícala o prográmala otra vez.
          </Typography>
        )}
        <Row>
          {children}
          <TextLink component={Link} to={history}>
            Historial de la copia
          </TextLink>
        </Row>
      </Stack>
    </Alert>
  );
}

export const NoticeButton = ({ children, ...props }: Parameters<typeof Button>[0]) => (
  <Button size="small" variant="outlined" {...props}>
    {children}
  </Button>
);
