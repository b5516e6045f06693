import type { Dashboard as Summary } from "@estudio/contract";
import { Box, Paper, Stack, Typography } from "@mui/material";
import { usePermissions } from "react-admin";
import { Link } from "react-router-dom";

const steps = [
  [
    "studio",
    "/settings",
    "Los datos de tu estudio",
    "Nombre, dirección, teléfono y horario: salen en toda la web.",
    "owner",
  ],
  [
    "project",
    "/projects/new",
    "Tu primer proyecto",
    "Con sus fotografías; hasta que lo publiques nadie lo ve.",
    "editor",
  ],
  ["user", "/users", "Quien trabaja contigo", "Una cuenta para cada persona, con su propia contraseña.", "owner"],
] as const;

/** What a new studio does first; each step goes when it is done, and with the last one the whole. */
export function FirstSteps({ summary }: { summary: Summary }) {
  const { permissions } = usePermissions<string>();
  const own = steps.filter(([, , , , who]) => who === "editor" || permissions === "owner");
  const done = own.filter(([key]) => summary.firstSteps[key]).length;
  if (summary.demo || done === own.length) return null;
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2.5, gridColumn: "1 / -1" }}>
      <Typography variant="h2">Primeros pasos</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {done} de {own.length} hechos
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, gridTemplateColumns: { md: "repeat(3, 1fr)" } }}
      >
        {own.map(([key, to, title, text]) => (
          <Stack
            component="li"
            key={key}
            sx={{ borderTop: 2, borderColor: summary.firstSteps[key] ? "divider" : "primary.main", pt: 1.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {summary.firstSteps[key] ? `✓ ${title}` : <Link to={to}>{title}</Link>}
            </Typography>
            <Typography color="textSecondary">{summary.firstSteps[key] ? "Hecho" : text}</Typography>
          </Stack>
        ))}
      </Box>
    </Paper>
  );
}
