import type { SecondStep as Step } from "@estudio/contract";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useGetIdentity, useLogout } from "react-admin";
import { ErrorBoundary } from "react-error-boundary";
import { confirmIdentity, leavingForLogin, SecondStepNeeded, signIn, signInQuestion } from "../../data/session";
import { ScreenError } from "../errors/Problem";
import { Waiting } from "../Waiting";

const SecondStep = lazy(() => import("../../secondFactor/SecondStep"));
const OtherProofs = lazy(() => import("../../secondFactor/OtherProofs"));

/** Ask to sign in again or to confirm the identity, without leaving the screen; the waiting calls then continue. */
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
  /** `error` is about the password, `problem` about another proof. */
  const [error, setError] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>();
  const proceed = () => {
    void refetch();
    onSignedIn();
  };
  const attempt = async (
    prove: () => Promise<unknown>,
    wordsOf: (thrown: unknown) => string | undefined,
    say = setProblem,
  ) => {
    setBusy(true);
    setError("");
    setProblem("");
    try {
      await prove();
      proceed();
    } catch (thrown) {
      if (thrown instanceof SecondStepNeeded) setStep(thrown.step);
      else say(wordsOf(thrown) ?? ((thrown instanceof Error && thrown.message) || "No se ha podido comprobar"));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password"));
    if (stale)
      void attempt(
        () => confirmIdentity({ password }),
        () => undefined,
        setError,
      );
    else
      void attempt(
        () => signIn(String(form.get("email")), password),
        () => "Credenciales incorrectas",
        setError,
      );
  };

  if (step)
    return (
      <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
        <DialogTitle id="sign-in-again">Tu sesión ha terminado</DialogTitle>
        <DialogContent>
          <ErrorBoundary FallbackComponent={ScreenError}>
            <Suspense fallback={<Waiting />}>
              <SecondStep step={step} onSignedIn={proceed} onStartAgain={() => setStep(undefined)} />
            </Suspense>
          </ErrorBoundary>
        </DialogContent>
      </Dialog>
    );
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
          {problem && <Alert severity="error">{problem}</Alert>}
          {stale && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <OtherProofs busy={busy} attempt={attempt} />
              </Suspense>
            </ErrorBoundary>
          )}
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
