import { Alert, AlertTitle, Button } from "@mui/material";
import { usePermissions } from "react-admin";
import { Link } from "react-router-dom";
import { describeDelay, useBackups } from "../settings/useBackups";

/** Warn owners that the last good backup is older than the configured interval. */
export function BackupAlarm() {
  const { permissions } = usePermissions<string>();
  const { data } = useBackups(permissions === "owner");
  if (!data?.late) return null;
  const why = data.problem || data.failure?.message;
  return (
    <Alert
      severity="error"
      action={
        <Button component={Link} to="/settings" color="inherit">
          Ver las copias
        </Button>
      }
    >
      <AlertTitle>La copia de seguridad se retrasa</AlertTitle>
      {describeDelay(data)} {why ? `El último intento dijo: «${why}». ` : ""}
      Manda este aviso a quien lleva el servidor y no borres nada importante hasta que haya una nueva.
    </Alert>
  );
}
