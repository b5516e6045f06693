import { Alert } from "@mui/material";
import { useSignInHelp } from "../login/useSignInHelp";

/** Where this installation has no mail server: what does not happen without one. @param text the rest of the sentence */
export function NoMail({ text }: { text: string }) {
  if (useSignInHelp()?.mail !== false) return null;
  return (
    <Alert severity="warning">
      Esta web no puede enviar correos todavía: {text} Lo arregla quien la instaló, con <code>SMTP_URL</code>.
    </Alert>
  );
}
