import { Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { usePermissions } from "react-admin";
import { Link } from "react-router-dom";
import { PageHeader } from "../PageHeader";
import { Centered, Row } from "../parts";
import { Waiting } from "../Waiting";
import { isChunkLoadError } from "./chunkLoadErrors";

type Props = { title: string; text?: string; action?: ReactNode; onRetry?: () => void; retryLabel?: string };

/** Replace missing content by an explanation and a next step. */
export const Problem = ({ title, text, action, onRetry, retryLabel = "Reintentar" }: Props) => (
  <Centered height="15rem" role={onRetry ? "alert" : undefined}>
    <Typography variant="h2" component="p" align="center">
      {title}
    </Typography>
    {text && (
      <Typography variant="prose" color="textSecondary" align="center">
        {text}
      </Typography>
    )}
    <Row>
      {action}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Row>
  </Centered>
);

/** Replaces a whole screen, so it sets the heading and the tab's title. */
const NoScreen = ({ title, why, to = dashboard }: { title: string; why: string; to?: typeof dashboard }) => (
  <>
    <PageHeader title={title} />
    <Problem
      title={why}
      action={
        <Button variant="outlined" component={Link} to={to.path}>
          {to.label}
        </Button>
      }
    />
  </>
);
const dashboard = { path: "/dashboard", label: "Ir al Dashboard" };

export const NotFound = () => (
  <NoScreen title="No encontrado" why="La dirección está mal escrita o el enlace ya no existe." />
);

/** @param list address of the list */
export const NoRecord = ({ list }: { list: string }) => (
  <NoScreen
    title="Ya no existe"
    why="Puede que alguien lo haya eliminado o le haya cambiado el nombre."
    to={{ path: list, label: "Ver la lista" }}
  />
);

export const NoAccess = () => (
  <NoScreen title="Acceso denegado" why="Esta pantalla es solo para propietarios del estudio." />
);

/** Show a screen to owners only. Renders nothing of it while the role is still unknown. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const { permissions, isPending } = usePermissions<string>();
  if (isPending) return <Waiting />;
  return permissions === "owner" ? children : <NoAccess />;
}

type ScreenErrorProps = { error: unknown; resetErrorBoundary: (...args: unknown[]) => void };

/** Replace a screen that failed to render or to load. The rest of the panel keeps working. */
export const ScreenError = ({ error, resetErrorBoundary }: ScreenErrorProps) =>
  isChunkLoadError(error) ? (
    <Problem
      title="No se ha podido cargar esta pantalla"
      text={`Ha fallado la conexión, o el panel se ha actualizado desde que lo abriste. ${draftKept}`}
      onRetry={() => window.location.reload()}
      retryLabel="Volver a cargar"
    />
  ) : (
    <Problem title="Algo ha fallado en esta pantalla" text={draftKept} onRetry={resetErrorBoundary} />
  );
const draftKept = "Lo que hayas escrito en un formulario se guarda como borrador en este navegador.";
