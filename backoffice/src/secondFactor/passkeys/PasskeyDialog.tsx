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
import { call, serverMessage } from "../../data/api";
import { checkPasskeyName } from "./passkeyName";
import { createPasskey, passkeyProblem } from "./passkeys";

type Props = { onDone: (changed: ChangedSecondFactor) => void; onClose: () => void };

/** Ask for the name of a new passkey, then let the browser create it. */
export function PasskeyDialog({ onDone, onClose }: Props) {
  const [problem, setProblem] = useState("");
  const [wrongName, setWrongName] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const name = String(new FormData(event.currentTarget).get("name"));
    const wrong = checkPasskeyName({ name }).name;
    setWrongName(wrong);
    setProblem("");
    if (wrong) return;
    setBusy(true);
    try {
      const question = await call("POST /api/auth/passkeys/start");
      const credential = await createPasskey(question);
      onDone(await call("POST /api/auth/passkeys", { body: { token: question.token, name, credential } }));
    } catch (thrown) {
      setProblem(passkeyProblem(thrown) ?? serverMessage(thrown, "No se ha podido añadir la llave de acceso"));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="passkey-dialog">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="passkey-dialog">Añadir una llave de acceso</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>
              Ponle un nombre que te diga cuál es. Después el navegador te pedirá la huella, la cara o el PIN, o que
              conectes una llave de seguridad.
            </Typography>
            {problem && <Alert severity="error">{problem}</Alert>}
            <TextField
              name="name"
              label="Nombre"
              placeholder="Portátil del estudio"
              onChange={() => setWrongName(undefined)}
              error={wrongName !== undefined}
              helperText={wrongName}
              slotProps={{ formHelperText: { role: "alert" } }}
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
            {busy ? "Esperando al navegador…" : "Continuar"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
