import { Alert, Button, Stack, Link as TextLink, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Row } from "../layout/parts";
import { formatMoment } from "../words/formats";
import { useClock } from "../words/useClock";

type Copy = { updatedBy: string; updatedAt: string; publishAt: string | null; problem: string };
const saved = ({ updatedBy, updatedAt }: Copy) => `guardada por ${updatedBy} el ${formatMoment(updatedAt)}`;

/** Above the form of what is published, while there is a working copy of it, too. */
export const LiveNotice = ({ copy, children }: { copy: Copy; children: ReactNode }) => (
  <Alert role="note" severity="info">
    <Stack spacing={1}>
      <Typography>Estás viendo la versión publicada. Hay también una copia de trabajo, {saved(copy)}.</Typography>
      <Row>{children}</Row>
    </Stack>
  </Alert>
);

type Props = {
  copy: Copy;
  /** Visitors see the record. */
  isPublic: boolean;
  /** To what was saved in the copies. */
  history: string;
  /** What can be done with it. */
  children: ReactNode;
};

/** Above the form of a working copy: that it is one, and what becomes of it. */
export function CopyNotice({ copy, isPublic, history, children }: Props) {
  const { publishAt } = copy;
  const isToCome = (now: Date) => publishAt !== null && publishAt > now.toISOString();
  const now = useClock((at) => (publishAt !== null && isToCome(at) ? publishAt : undefined));
  // What has become of it stands in no form: nothing is read again under the writer's hands.
  const hasCome = publishAt !== null && !isToCome(now);
  return (
    <Alert role="note" severity={copy.problem ? "warning" : "info"}>
      <Stack spacing={1}>
        <Typography>
          Estás viendo la copia de trabajo, {saved(copy)}.{" "}
          {!hasCome &&
            (isPublic ? "En la web sigue la versión publicada." : "En la web ahora no se ve: se ha retirado.")}
        </Typography>
        {publishAt && (
          <Typography>
            {hasCome
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

/** One of the things that can be done with a copy. */
export const NoticeButton = ({ children, ...props }: Parameters<typeof Button>[0]) => (
  <Button size="small" variant="outlined" {...props}>
    {children}
  </Button>
);
