import { Button, Stack, TextField, Typography } from "@mui/material";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { leavingForLogin, signIn, whoAmI } from "../data/session";
import { Centered } from "../layout/parts";
import { leaveFlash } from "../layout/toasts/flash";
import { useToast } from "../layout/toasts/useToast";

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
    document.title = "Panel de Administración";
    leavingForLogin.write(false);
    whoAmI().then(enter, () => {});
  }, [enter]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
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
    <Centered height="100vh" component="main">
      <Stack component="form" onSubmit={submit} spacing={2.5} sx={{ width: "min(360px, calc(100vw - 32px))" }}>
        <Typography variant="h1" gutterBottom>
          Panel de Administración
        </Typography>
        <TextField name="email" label="Correo electrónico" type="email" autoComplete="username" autoFocus required />
        <TextField name="password" label="Contraseña" type="password" autoComplete="current-password" required />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? "Entrando…" : "Entrar"}
        </Button>
        <Button href="/" color="info">
          Volver al sitio web
        </Button>
      </Stack>
    </Centered>
  );
}
