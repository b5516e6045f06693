import { Box, CircularProgress, Typography } from "@mui/material";
import { unanswered } from "../session";

/** While something is on its way: says what. */
export const Waiting = ({ text = "Cargando…" }: { text?: string }) => (
  <Box
    role="status"
    sx={{ minHeight: "40vh", display: "grid", placeContent: "center", justifyItems: "center", gap: 2 }}
  >
    <CircularProgress size={26} aria-hidden />
    <Typography color="textSecondary">{text}</Typography>
  </Box>
);

const unansweredWords = {
  server: "El servidor no responde ahora. Se vuelve a intentar solo; tu sesión sigue abierta.",
  network: "No hay conexión con el servidor. Se vuelve a intentar solo; tu sesión sigue abierta.",
};

/** Full page, before anything of the panel may be seen. */
export function CheckingAccess() {
  const why = unanswered.use();
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeContent: "center", px: 2 }}>
      <Waiting text={why ? unansweredWords[why] : "Verificando acceso..."} />
    </Box>
  );
}
