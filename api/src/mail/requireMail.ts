import { Refusal } from "../errors";
import type { Outbox } from "./outbox";

/**
 * Require that mail can be sent.
 * @throws Refusal invalid: no mail server is configured
 */
export function requireMail({ enabled }: Outbox): void {
  if (!enabled) throw new Refusal("invalid", "La web no puede enviar correos: falta el servidor de correo (SMTP_URL)");
}
