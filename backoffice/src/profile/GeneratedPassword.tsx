import { Alert, AlertTitle, Button } from "@mui/material";
import { useGetIdentity } from "react-admin";
import { Link } from "react-router-dom";

/** Ask users with a generated password to choose their own. It cannot be dismissed. */
export function GeneratedPassword() {
  const { data } = useGetIdentity();
  if (!data?.passwordMadeUp) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/profile?clave" color="inherit">
          Elegir contraseña
        </Button>
      }
    >
      <AlertTitle>Elige una contraseña tuya</AlertTitle>
      Sigues entrando con la que inventó el programa y enseñó una vez en la pantalla del servidor: quien la viera allí
      puede entrar con ella.
    </Alert>
  );
}
