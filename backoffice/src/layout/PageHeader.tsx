import { Stack, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { Row } from "./parts";

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode; before?: ReactNode };

/** Heading of a screen; also sets the title of the tab. */
export function PageHeader({ title, subtitle, actions, before }: Props) {
  useEffect(() => {
    document.title = `${title} · Panel de Administración`;
  }, [title]);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  // If a navigation lost the focus, move it to the heading, so that screen readers announce the new screen.
  useEffect(() => {
    if (navigation !== "POP" && document.activeElement === document.body) heading.current?.focus();
  }, [navigation]);
  return (
    <Stack component="header" spacing={1}>
      {before && <Row>{before}</Row>}
      <Row spacing={2} align="end" justify="space-between">
        <Stack spacing={0.5}>
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
        </Stack>
        {actions && <Row>{actions}</Row>}
      </Row>
    </Stack>
  );
}
