import type { SecondStep as Step } from "@estudio/contract";
import { Button, TextField, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { leavingForLogin, SecondStepNeeded, signIn, whoAmI } from "../data/session";
import { leaveFlash } from "../layout/toasts/flash";
import { useToast } from "../layout/toasts/useToast";
import { LoginFrame, panel } from "./LoginFrame";
import { SecondStepScreen } from "./SecondStepScreen";
import { useSignInHelp } from "./useSignInHelp";

type RequestedPage = { nextPathname?: string; nextSearch?: string } | null;

/**
 * Return a function that enters the panel with a page reload, so that nothing of an earlier session survives (as
 * specified). It opens the address requested before the login, or the dashboard.
 */
function useEnter() {
  const requested: RequestedPage = useLocation().state;
  const { nextPathname = "/", nextSearch = "" } = requested ?? {};
  const path = nextPathname === "/" || nextPathname === "/login" ? "/dashboard" : nextPathname + nextSearch;
  return useCallback(() => window.location.assign(`/admin${path}`), [path]);
}

export function LoginPage() {
  const toast = useToast();
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>();
  const help = useSignInHelp();

  useEffect(() => {
    leavingForLogin.write(false);
    whoAmI().then(enter, () => {});
  }, [enter]);

  const welcome = () => {
    leaveFlash("Acceso correcto", "Bienvenido al panel de administración");
    enter();
  };
  const submit = async (form: FormData) => {
    setBusy(true);
    try {
      await signIn(String(form.get("email")), String(form.get("password")));
      welcome();
    } catch (thrown) {
      if (thrown instanceof SecondStepNeeded) setStep(thrown.step);
      else toast.failed(sentenceOf(thrown) || "Credenciales incorrectas", "Error de acceso");
      setBusy(false);
    }
  };
  const usePasskey = async () => {
    const { enterWithPasskey, passkeyProblem } = await import("../secondFactor/passkeys/passkeyEntrance");
    try {
      await enterWithPasskey();
      welcome();
    } catch (thrown) {
      const said = passkeyProblem(thrown) ?? sentenceOf(thrown);
      toast.failed(said || "No se ha podido entrar con la llave de acceso", "Error de acceso");
    }
  };

  if (step) return <SecondStepScreen step={step} onSignedIn={welcome} onStartAgain={() => setStep(undefined)} />;

  return (
    <LoginFrame title={panel} onSubmit={submit}>
      <TextField name="email" label="Correo electrónico" type="email" autoComplete="username" autoFocus required />
      <TextField name="password" label="Contraseña" type="password" autoComplete="current-password" required />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? "Entrando…" : "Entrar"}
      </Button>
      {help?.passkeys && (
        <Button variant="outlined" onClick={usePasskey}>
          Usar una llave de acceso
        </Button>
      )}
      <ForgottenLink help={help} />
      <Button href="/" color="info">
        Volver al sitio web
      </Button>
    </LoginFrame>
  );
}

const sentenceOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : "");

/** Without a mail server, says whom to ask instead. */
function ForgottenLink({ help }: { help: ReturnType<typeof useSignInHelp> }) {
  if (!help) return null;
  if (help.mail)
    return (
      <Button component={Link} to="/olvidada" color="info">
        ¿Has olvidado la contraseña?
      </Button>
    );
  return (
    <Typography variant="body2" color="textSecondary" align="center">
      ¿Has olvidado la contraseña? Pide a un propietario del estudio que te ponga otra.
    </Typography>
  );
}
