import { Paper, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="card">
      <Stack spacing={2}>
        <Stack spacing={0.5}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {help && <Typography color="textSecondary">{help}</Typography>}
        </Stack>
        <Stack spacing={2.5}>{children}</Stack>
      </Stack>
    </Paper>
  );
}
