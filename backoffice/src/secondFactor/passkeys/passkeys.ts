import type { NewPasskeyQuestion, PasskeyQuestion } from "@estudio/contract";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** Sign a challenge with a passkey. @throws an error for `passkeyProblem` */
export const signChallenge = ({ options }: PasskeyQuestion) => startAuthentication({ optionsJSON: options });

/** Create a passkey. @throws an error for `passkeyProblem` */
export const createPasskey = ({ options }: NewPasskeyQuestion) => startRegistration({ optionsJSON: options });

const problems: Record<string, string> = {
  NotAllowedError: "No se ha usado ninguna llave de acceso: se ha cancelado, o ha pasado demasiado tiempo",
  InvalidStateError: "Esa llave de acceso ya está guardada",
  SecurityError: "En esta dirección el navegador no admite llaves de acceso: hace falta https:// o http://localhost",
  NotSupportedError: "Este dispositivo no sabe hacer llaves de acceso de las que se piden",
};

/** Explain an error of the browser's passkey API; undefined for other errors. */
export const passkeyProblem = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? problems[thrown.name] : undefined;
