import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useGetIdentity, useLogout } from "react-admin";
import { leavingForLogin, signIn, signInQuestion } from "../../data/session";

/** The session ended, or the password is asked for again, in the middle of something: sign in here and it goes on. */
export function SignInAgain() {
  const question = signInQuestion.use();
  const logout = useLogout();
  if (!question) return null;
  const stale = question.why === "stale";
  const leave = () => {
    if (stale) return question.answer(false);
    leavingForLogin.write(true);
    question.answer(false);
    void logout({}, "/login");
  };
  return <Question stale={stale} onSignedIn={() => question.answer(true)} onLeave={leave} />;
}

function Question({ stale, onSignedIn, onLeave }: { stale: boolean; onSignedIn: () => void; onLeave: () => void }) {
  const { data, refetch } = useGetIdentity();
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    try {
      await signIn(String(form.get("email")), String(form.get("password")));
      void refetch();
      onSignedIn();
    } catch {
      setError("Credenciales incorrectas");
      setBusy(false);
    }
  };

  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <form onSubmit={submit}>
        <DialogTitle id="sign-in-again">
          {stale ? "Escribe otra vez tu contraseña" : "Tu sesión ha terminado"}
        </DialogTitle>
        <DialogContent>
          <Typography>
            {stale
              ? "Hace más de un cuarto de hora que entraste, y esto no se hace sin saber que eres tú."
              : "Entra otra vez y sigues donde estabas: no se ha perdido nada de lo escrito."}
          </Typography>
          <TextField
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            defaultValue={data?.email ?? ""}
            slotProps={{ input: { readOnly: stale } }}
            required
          />
          <TextField
            name="password"
            label="Contraseña"
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            error={!!error}
            helperText={error}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onLeave}>
            {stale ? "Cancelar" : "Ir a la pantalla de acceso"}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? "Comprobando…" : stale ? "Continuar" : "Entrar"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
