import { Alert } from "@mui/material";
import { useSignInHelp } from "../login/useSignInHelp";

/** Warn if the server cannot send mail. @param text completes the sentence with the consequence */
export function NoMail({ text }: { text: string }) {
  if (useSignInHelp()?.mail !== false) return null;
  return (
    <Alert severity="warning">
      Esta web no puede enviar correos todavía: {text} Lo arregla quien la instaló, con <code>SMTP_URL</code>.
    </Alert>
  );
}
