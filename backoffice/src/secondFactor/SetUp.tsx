import { Button, Stack, Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { useLogout } from "react-admin";
import { SignInAgain } from "../layout/frame/SignInAgain";
import { Row } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import * as css from "./SetUp.module.css";
import { useSecondFactor } from "./useSecondFactor";

const SecondFactor = lazy(() => import("./SecondFactor"));

/** For users without the second factor that the studio requires. The API refuses all else until it is set up. */
export default function SetUp() {
  const logout = useLogout();
  const { data } = useSecondFactor();
  const ready = data && (data.codes || data.passkeys.length > 0);
  return (
    <Stack component="main" spacing={2.5} className={css.page}>
      <Typography variant="h1">Un paso más para entrar</Typography>
      <Typography>
        El estudio pide a todos algo además de la contraseña. Activa los códigos o añade una llave de acceso: basta con
        una de las dos cosas, y se hace una vez.
      </Typography>
      <Suspense fallback={<Waiting />}>
        <SecondFactor />
      </Suspense>
      <Row>
        {ready && (
          <Button variant="contained" size="large" href="/admin/dashboard">
            Entrar en el panel
          </Button>
        )}
        <Button color="info" onClick={() => void logout({}, "/login")}>
          Salir
        </Button>
      </Row>
      <SignInAgain />
    </Stack>
  );
}
