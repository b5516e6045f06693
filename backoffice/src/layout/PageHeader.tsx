import { Box, Stack, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode; before?: ReactNode };

/** The heading of a screen, its name in the tab, and what one can do there. */
export function PageHeader({ title, subtitle, actions, before }: Props) {
  useEffect(() => {
    document.title = `${title} · Panel de Administración`;
  }, [title]);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  // Whoever goes on to another screen without a mouse is at its beginning, and hears its name.
  useEffect(() => {
    if (navigation !== "POP" && document.activeElement === document.body) heading.current?.focus();
  }, [navigation]);
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
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: "none" }}>
            {title}
          </Typography>
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
