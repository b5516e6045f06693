import { Stack, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { Centered } from "../layout/parts";

type Props = { title: string; onSubmit?: (form: FormData) => void; children: ReactNode };

/** Frame of the pages that need no session. */
export function LoginFrame({ title, onSubmit, children }: Props) {
  useEffect(() => {
    document.title = title === panel ? panel : `${title} · ${panel}`;
  }, [title]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(new FormData(event.currentTarget));
  };
  const parts = (
    <Stack spacing={2.5} sx={{ width: "min(360px, calc(100vw - 32px))" }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {children}
    </Stack>
  );
  return (
    <Centered height="100vh" component="main">
      {onSubmit ? <form onSubmit={submit}>{parts}</form> : parts}
    </Centered>
  );
}

export const panel = "Panel de Administración";
