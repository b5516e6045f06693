import type { ChangedSecondFactor } from "@estudio/contract";
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import { call, isApiError, serverMessage } from "../data/api";
import { QrCode } from "./QrCode";

type Props = { secret: string; uri: string; onDone: (changed: ChangedSecondFactor) => void; onClose: () => void };

/** Groups of four are easier to copy by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? "";

/** Set up an authenticator app: show its secret, then confirm it with a code. */
export function CodesDialog({ secret, uri, onDone, onClose }: Props) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const code = String(new FormData(event.currentTarget).get("code"));
    setBusy(true);
    try {
      onDone(await call("PUT /api/auth/codes", { body: { code } }));
    } catch (thrown) {
      const wrong = isApiError(thrown) ? thrown.body?.errors?.code : undefined;
      setProblem(wrong ?? serverMessage(thrown, "No se han podido activar los códigos"));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="codes-dialog">
      <form onSubmit={submit}>
        <DialogTitle id="codes-dialog">Activar los códigos</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>
              1. Abre en el teléfono una aplicación de códigos: Google Authenticator, Microsoft Authenticator, 2FAS, la
              de contraseñas del iPhone…
            </Typography>
            <Typography>2. Haz que lea este dibujo, o escribe en ella la clave que va debajo.</Typography>
            <QrCode text={uri} label="Código QR con la clave de abajo" />
            <Typography component="code">{inGroups(secret)}</Typography>
            <Typography>3. Escribe aquí las seis cifras que enseña.</Typography>
            {problem && <Alert severity="error">{problem}</Alert>}
            <TextField
              name="code"
              label="Código de la aplicación"
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: "numeric" } }}
              error={!!problem}
              autoFocus
              required
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? "Comprobando…" : "Activar"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
