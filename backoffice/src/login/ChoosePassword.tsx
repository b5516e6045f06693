import type { AccountLink, SecondStep as Step } from "@estudio/contract";
import { Alert, Button, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { call, isApiError, serverMessage } from "../data/api";
import { SecondStepNeeded, signIn } from "../data/session";
import { leaveFlash } from "../layout/toasts/flash";
import { Waiting } from "../layout/Waiting";
import { LoginFrame } from "./LoginFrame";
import { SecondStepScreen } from "./SecondStepScreen";
import { useSignInHelp } from "./useSignInHelp";

/** Target of the links in mails: invited users and those who forgot their password choose one and are signed in. */
export default function ChoosePassword() {
  const token = useLocation().hash.slice(1);
  if (token) return <OfLink key={token} token={token} />;
  return (
    <Useless why="El enlace está incompleto: le falta el final. Ábrelo desde el correo, o cópialo entero. Si ya no lo tienes, pide otro." />
  );
}

function OfLink({ token }: { token: string }) {
  const [link, setLink] = useState<AccountLink>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    call("POST /api/auth/link", { body: { token } }).then(setLink, (thrown) =>
      setProblem(serverMessage(thrown, "No se ha podido leer el enlace")),
    );
  }, [token]);
  if (problem) return <Useless why={problem} />;
  return link ? <Choose token={token} link={link} /> : <Waiting />;
}

const Useless = ({ why }: { why: string }) => (
  <LoginFrame title="El enlace no sirve">
    <Typography role="alert">{why}</Typography>
    <Button component={Link} to="/olvidada" variant="contained">
      Pedir otro enlace
    </Button>
    <Button component={Link} to="/login" color="info">
      Volver a la pantalla de acceso
    </Button>
  </LoginFrame>
);

function Choose({ token, link }: { token: string; link: AccountLink }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>();
  const minimum = useSignInHelp()?.passwordMinimum;
  const welcome = () => {
    leaveFlash("Contraseña guardada", "Bienvenido al panel de administración");
    window.location.assign("/admin/dashboard");
  };
  const save = async (form: FormData) => {
    const password = String(form.get("password"));
    setBusy(true);
    try {
      await call("PUT /api/auth/link", { body: { token, password } });
      await signIn(link.email, password);
      welcome();
    } catch (thrown) {
      if (thrown instanceof SecondStepNeeded) return setStep(thrown.step);
      const wrong = isApiError(thrown) ? thrown.body?.errors?.password : undefined;
      setProblem(wrong ?? serverMessage(thrown, "No se ha podido guardar la contraseña"));
      setBusy(false);
    }
  };
  // The password is saved, but signing in needs a second factor.
  if (step)
    return (
      <SecondStepScreen step={step} onSignedIn={welcome} onStartAgain={() => window.location.assign("/admin/login")} />
    );
  return (
    <LoginFrame
      title={link.kind === "invitation" ? `Te damos la bienvenida, ${link.name}` : "Elige otra contraseña"}
      onSubmit={save}
    >
      <Typography>
        {link.kind === "invitation"
          ? "Elige la contraseña con la que entrarás en el panel."
          : "Al guardarla se cierran las sesiones que tuvieras abiertas."}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        value={link.email}
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        name="password"
        label="Contraseña nueva"
        type="password"
        autoComplete="new-password"
        helperText={minimum && `Al menos ${minimum} caracteres. Lo mejor, una frase de cuatro palabras.`}
        error={!!problem}
        autoFocus
        required
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? "Guardando…" : "Guardar y entrar"}
      </Button>
    </LoginFrame>
  );
}
