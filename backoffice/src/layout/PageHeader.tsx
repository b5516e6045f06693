import { Box, Stack, Typography } from "@mui/material";
import { type ReactNode, useEffect } from "react";

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode; before?: ReactNode };

/** The heading of a screen, its name in the tab, and what one can do there. */
export function PageHeader({ title, subtitle, actions, before }: Props) {
  useEffect(() => {
    document.title = `${title} · Panel de Administración`;
  }, [title]);
  return (
    <Box component="header" sx={{ mb: 3 }}>
      {before}
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: "wrap", alignItems: "flex-end", justifyContent: "space-between" }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {subtitle && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
