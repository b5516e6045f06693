import type { SecondStep as Step } from "@estudio/contract";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { askForPasskey, signInWithCode, signInWithPasskey } from "../data/session";
import { passkeyProblem, signChallenge } from "./passkeys/passkeys";

type Props = { step: Step; onSignedIn: () => void; onStartAgain: () => void };

const words = {
  code: { label: "Código de la aplicación", help: "Las seis cifras que enseña ahora tu aplicación de códigos." },
  recovery: { label: "Código de recuperación", help: "Uno de los diez que guardaste. Cada uno sirve una vez." },
};

/** Ask for the second factor: a code, a passkey or, for users who have neither at hand, a recovery code. */
export default function SecondStep({ step: { token, ways }, onSignedIn, onStartAgain }: Props) {
  const [way, setWay] = useState<"code" | "recovery" | undefined>(ways.includes("code") ? "code" : undefined);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const choose = (another: "code" | "recovery") => {
    setProblem("");
    setWay(another);
  };
  const attempt = async (enter: () => Promise<unknown>) => {
    setBusy(true);
    setProblem("");
    try {
      await enter();
      onSignedIn();
    } catch (thrown) {
      setProblem(
        passkeyProblem(thrown) ??
          ((thrown instanceof Error && thrown.message) || "No se ha podido comprobar. Inténtalo de nuevo."),
      );
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals to a form around this dialog.
    event.stopPropagation();
    const code = String(new FormData(event.currentTarget).get("code"));
    void attempt(() => signInWithCode(token, code));
  };
  const usePasskey = () =>
    attempt(async () => {
      const question = await askForPasskey(token);
      await signInWithPasskey(token, await signChallenge(question));
    });
  return (
    <Stack spacing={2}>
      <Typography>La contraseña es correcta. Falta demostrar que eres tú.</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {ways.includes("passkey") && (
        <Button
          variant={way ? "outlined" : "contained"}
          size="large"
          onClick={usePasskey}
          disabled={busy}
          autoFocus={!way}
        >
          Usar una llave de acceso
        </Button>
      )}
      {way && (
        <form onSubmit={submit}>
          <Stack spacing={2}>
            <TextField
              key={way}
              name="code"
              label={words[way].label}
              helperText={words[way].help}
              autoComplete={way === "code" ? "one-time-code" : "off"}
              slotProps={{
                htmlInput: { inputMode: way === "code" ? "numeric" : "text", autoCapitalize: "off", spellCheck: false },
              }}
              error={!!problem}
              autoFocus
              required
            />
            <Button type="submit" variant="contained" size="large" disabled={busy}>
              {busy ? "Comprobando…" : "Entrar"}
            </Button>
          </Stack>
        </form>
      )}
      {way !== "recovery" && ways.includes("recovery") && (
        <Button color="info" onClick={() => choose("recovery")}>
          Usar un código de recuperación
        </Button>
      )}
      {way === "recovery" && ways.includes("code") && (
        <Button color="info" onClick={() => choose("code")}>
          Usar un código de la aplicación
        </Button>
      )}
      <Button color="info" onClick={onStartAgain}>
        Volver a empezar
      </Button>
    </Stack>
  );
}
