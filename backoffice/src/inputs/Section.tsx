import { Box, Paper, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

/** A named part of a form. */
export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: help ? 0.5 : 2 }}>
        {title}
      </Typography>
      {help && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {help}
        </Typography>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>{children}</Box>
    </Paper>
  );
}

/** Fields beside each other where there is room. */
export const Row = ({ children, columns = 2 }: { children: ReactNode; columns?: number }) => (
  <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
    {children}
  </Box>
);
