import { Alert, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { call, serverMessage } from "../data/api";
import { LoginFrame } from "./LoginFrame";

type State = "asking" | "busy" | "sent";

/** Request a mail with a link to choose another password. */
export default function ForgottenPassword() {
  const [state, setState] = useState<State>("asking");
  const [problem, setProblem] = useState("");
  const ask = async (form: FormData) => {
    setState("busy");
    setProblem("");
    try {
      await call("POST /api/auth/forgotten", { body: { email: String(form.get("email")) } });
      setState("sent");
    } catch (thrown) {
      setProblem(serverMessage(thrown, "No se ha podido pedir"));
      setState("asking");
    }
  };
  if (state === "sent")
    return (
      <LoginFrame title="Mira tu correo">
        <Typography role="status">
          Si esa dirección es de alguien que usa el panel, en un par de minutos le llegará un enlace para elegir otra
          contraseña. Sirve una vez, durante media hora. Si no llega, mira en el correo no deseado.
        </Typography>
        <BackToLogin />
      </LoginFrame>
    );
  return (
    <LoginFrame title="Contraseña olvidada" onSubmit={ask}>
      <Typography>Escribe tu correo y te enviaremos un enlace para elegir otra.</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField name="email" label="Correo electrónico" type="email" autoComplete="username" autoFocus required />
      <Button type="submit" variant="contained" size="large" disabled={state === "busy"}>
        {state === "busy" ? "Enviando…" : "Enviar el enlace"}
      </Button>
      <BackToLogin />
    </LoginFrame>
  );
}

const BackToLogin = () => (
  <Button component={Link} to="/login" color="info">
    Volver a la pantalla de acceso
  </Button>
);
