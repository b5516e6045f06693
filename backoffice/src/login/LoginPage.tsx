import { Button, TextField, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { leavingForLogin, signIn, whoAmI } from "../data/session";
import { leaveFlash } from "../layout/toasts/flash";
import { useToast } from "../layout/toasts/useToast";
import { LoginFrame, panel } from "./LoginFrame";
import { useSignInHelp } from "./useSignInHelp";

type Wanted = { nextPathname?: string; nextSearch?: string } | null;

/**
 * Sends on with a page reload, as the specification asks: nothing of an earlier session survives. To the dashboard, or
 * to the address that somebody without a session had asked for (the link in a mail).
 */
function useEnter() {
  const { nextPathname = "/", nextSearch = "" } = (useLocation().state as Wanted) ?? {};
  const path = nextPathname === "/" || nextPathname === "/login" ? "/dashboard" : nextPathname + nextSearch;
  return useCallback(() => window.location.assign(`/admin${path}`), [path]);
}

export function LoginPage() {
  const toast = useToast();
  const enter = useEnter();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    leavingForLogin.write(false);
    whoAmI().then(enter, () => {});
  }, [enter]);

  const submit = async (form: FormData) => {
    setBusy(true);
    try {
      await signIn(String(form.get("email")), String(form.get("password")));
      leaveFlash("Acceso correcto", "Bienvenido al panel de administración");
      enter();
    } catch {
      toast.failed("Credenciales incorrectas", "Error de acceso");
      setBusy(false);
    }
  };

  return (
    <LoginFrame title={panel} onSubmit={submit}>
      <TextField name="email" label="Correo electrónico" type="email" autoComplete="username" autoFocus required />
      <TextField name="password" label="Contraseña" type="password" autoComplete="current-password" required />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? "Entrando…" : "Entrar"}
      </Button>
      <WayBackIn />
      <Button href="/" color="info">
        Volver al sitio web
      </Button>
    </LoginFrame>
  );
}

/** Where no mails go out, whom to ask instead. */
function WayBackIn() {
  const help = useSignInHelp();
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
