import type { ServerClock } from "@estudio/contract";
import { Alert, AlertTitle, Button, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePermissions } from "react-admin";
import { call, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";
import { formatMoment, formatNumber, plural } from "../words/formats";

const hourMs = 3_600_000;
const queryKey = ["clock"];

/** Warn that the server's clock jumped, which suspends deletions by date, or that the machines' clocks differ. */
export function ClockAlarm() {
  const { data } = useQuery({ queryKey, queryFn: () => call("GET /api/admin/clock"), staleTime: 0 });
  return (
    <>
      {data?.doubt && <Jumped doubt={data.doubt} now={data.now} />}
      {data?.areApart && <Apart clock={data} />}
    </>
  );
}

type JumpedProps = { doubt: NonNullable<ServerClock["doubt"]>; now: string };

function Jumped({ doubt, now }: JumpedProps) {
  const { permissions } = usePermissions<string>();
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const confirm = async () => {
    try {
      await call("POST /api/admin/clock/confirmation", { body: { since: doubt.since } });
      toast.done("Reloj dado por bueno");
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo dar por bueno el reloj"));
    }
    await queries.invalidateQueries({ queryKey });
  };
  const hours = Math.max(1, Math.ceil(doubt.remainingMs / hourMs));
  return (
    <Alert
      severity="warning"
      action={
        permissions === "owner" && (
          <Button color="inherit" onClick={() => setAsking(true)}>
            La hora es buena
          </Button>
        )
      }
    >
      <AlertTitle>El reloj del servidor ha saltado</AlertTitle>
      La última vez que se miró decía {formatMoment(doubt.from)}; ahora dice {formatMoment(now)}. Mientras no se sepa
      que es bueno no se borra nada por su fecha. Si lo es, porque el servidor ha estado apagado, se dará por bueno solo
      tras {plural(hours, "hora", "horas")} en marcha. Si no lo es, avisa a quien lleva el servidor. Lo que se ha
      publicado o retirado por su fecha está en Actividad.
      {asking && (
        <ConfirmDialog
          title="¿Es buena la hora del servidor?"
          confirm="La hora es buena"
          destructive
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <Typography>
            El servidor dice {formatMoment(now)}. Si esa es la hora de verdad, dalo por bueno: lo que haya cumplido su
            plazo (consultas, papelera, historial, copias de seguridad) se borrará, y no se podrá recuperar.
          </Typography>
        </ConfirmDialog>
      )}
    </Alert>
  );
}

const Apart = ({ clock }: { clock: ServerClock }) => (
  <Alert severity="warning">
    <AlertTitle>Los relojes de las máquinas no van a la par</AlertTitle>
    Se llevan {plural(Math.round(clock.apartMs / 1000), "segundo", "segundos")}. Respecto a la base de datos:{" "}
    {clock.machines.map(({ name, aheadMs }) => `${name}, ${signed(aheadMs / 1000)} s`).join("; ")}. Manda este aviso a
    quien lleva los servidores: necesitan NTP en todos.
  </Alert>
);

const signed = (seconds: number) => `${seconds < 0 ? "−" : "+"}${formatNumber(Math.abs(Math.round(seconds)))}`;
