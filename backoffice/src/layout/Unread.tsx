import { Alert, Button } from "@mui/material";
import { isApiError, serverMessage } from "../data/api";
import { PageHeader } from "./PageHeader";
import { Problem } from "./Problem";

type Props = { /** E.g. `No se pudo leer la página`. */ what: string; error: unknown; onRetry: () => unknown };

/** Instead of what could not be read: what, why, and another try. */
export const Unread = ({ what, error, onRetry }: Props) => (
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

/** The same instead of all that stands below a heading, or in a dialog. @param gone what is said where there is none, or none any more */
export const UnreadContent = ({ what, error, onRetry, gone }: Props & { gone?: string }) =>
  gone && isApiError(error) && error.status === 404 ? (
    <Problem title={gone} />
  ) : (
    <Problem title={serverMessage(error, what)} onRetry={() => void onRetry()} />
  );

/** The same instead of a screen, whose heading would be in what was not read. */
export const UnreadScreen = (props: Props) => (
  <>
    <PageHeader title="Ahora no se puede mostrar" />
    <UnreadContent {...props} />
  </>
);
