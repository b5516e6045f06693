import { CircularProgress, Typography } from "@mui/material";
import { sessionCheckProblem } from "../data/session";
import { Centered } from "./parts";

export const Waiting = ({ text = "Cargando…" }: { text?: string }) => (
  <Centered height="40vh" role="status">
    <CircularProgress size={26} aria-hidden />
    <Typography color="textSecondary">{text}</Typography>
  </Centered>
);

const sessionCheckTexts = {
  server: "El servidor no responde ahora. Se vuelve a intentar solo; tu sesión sigue abierta.",
  network: "No hay conexión con el servidor. Se vuelve a intentar solo; tu sesión sigue abierta.",
};

/** Full page, shown until the session is known. */
export function CheckingAccess() {
  const why = sessionCheckProblem.use();
  return (
    <Centered height="100vh" component="main">
      <Waiting text={why ? sessionCheckTexts[why] : "Verificando acceso..."} />
    </Centered>
  );
}
