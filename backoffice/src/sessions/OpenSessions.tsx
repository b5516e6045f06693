import type { OpenSession } from "@estudio/contract";
import { Button, Card, Chip, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { serverMessage } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { Grow, PlainList, Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { Waiting } from "../layout/Waiting";
import { formatMoment } from "../words/formats";
import type { SessionCalls } from "./calls";

export function OpenSessions({ calls, all }: { calls: SessionCalls; all: string }) {
  const { data, error, refetch } = useQuery({ queryKey: calls.key, queryFn: calls.list });
  const toast = useToast();
  if (error) return <LoadError what="No se pudieron leer las sesiones" error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;
  const end = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast.done(done);
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo cerrar"));
    }
    await refetch();
  };
  const others = data.filter(({ current }) => !current);
  return (
    <>
      {data.length === 0 && <Typography>No hay ninguna sesión abierta.</Typography>}
      <PlainList>
        {data.map((session) => (
          <SessionRow
            key={session.key}
            session={session}
            onEnd={() => end(() => calls.endOne(session.key), "Sesión cerrada")}
          />
        ))}
      </PlainList>
      {others.length > 0 && (
        <Row>
          <Button variant="outlined" onClick={() => end(calls.endAll, "Sesiones cerradas")}>
            {all}
          </Button>
        </Row>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { device, current, createdAt, lastUsedAt } = session;
  const name = device || "Dispositivo desconocido";
  return (
    <Card component="li" variant="row">
      <Row spacing={2}>
        <Grow from={200}>
          <Typography variant="strong">
            {name} {current && <Chip size="small" label="Esta sesión" />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Usada por última vez el {formatMoment(lastUsedAt)} · abierta el {formatMoment(createdAt)}
          </Typography>
        </Grow>
        {!current && (
          <Button onClick={onEnd} aria-label={`Cerrar la sesión de ${name} abierta el ${formatMoment(createdAt)}`}>
            Cerrar
          </Button>
        )}
      </Row>
    </Card>
  );
}
