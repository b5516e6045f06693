import { Refusal } from "../errors";
import type { Outbox } from "./outbox";

/** @throws Refusal invalid where no mails go out */
export function requireMail({ enabled }: Outbox): void {
  if (!enabled) throw new Refusal("invalid", "La web no puede enviar correos: falta el servidor de correo (SMTP_URL)");
}
