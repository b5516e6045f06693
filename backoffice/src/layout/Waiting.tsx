import { Box, CircularProgress, Typography } from "@mui/material";

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

/** Full page, before anything of the panel may be seen. */
export const CheckingAccess = () => (
  <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeContent: "center" }}>
    <Waiting text="Verificando acceso..." />
  </Box>
);
