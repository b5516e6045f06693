import { Alert, Button } from "@mui/material";
import { isApiError, serverMessage } from "../../data/api";
import { PageHeader } from "../PageHeader";
import { Problem } from "./Problem";

type Props = { /** E.g. `No se pudo leer la página`. */ what: string; error: unknown; onRetry: () => unknown };

/** Show a load error with a retry button, in place of a part of a screen. */
export const LoadError = ({ what, error, onRetry }: Props) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={() => void onRetry()}>
        Reintentar
      </Button>
    }
  >
    {serverMessage(error, what)}
  </Alert>
);

/** The same in place of a whole screen below its heading, or of a dialog's content. @param gone text for a 404 */
export const LoadErrorContent = ({ what, error, onRetry, gone }: Props & { gone?: string }) =>
  gone && isApiError(error) && error.status === 404 ? (
    <Problem title={gone} />
  ) : (
    <Problem title={serverMessage(error, what)} onRetry={() => void onRetry()} />
  );

/** The same in place of a screen whose heading depends on the missing data. */
export const LoadErrorScreen = (props: Props) => (
  <>
    <PageHeader title="Ahora no se puede mostrar" />
    <LoadErrorContent {...props} />
  </>
);
