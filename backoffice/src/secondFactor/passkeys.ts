import type { NewPasskeyQuestion, PasskeyQuestion } from "@estudio/contract";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** The browser asks its person, and the authenticator signs. @throws what `passkeyProblem` puts into words */
export const signWith = ({ options }: PasskeyQuestion) => startAuthentication({ optionsJSON: options });

/** The browser asks its person, and the authenticator makes a new pair of keys. */
export const makePasskey = ({ options }: NewPasskeyQuestion) => startRegistration({ optionsJSON: options });

const problems: Record<string, string> = {
  NotAllowedError: "No se ha usado ninguna llave de acceso: se ha cancelado, o ha pasado demasiado tiempo",
  InvalidStateError: "Esa llave de acceso ya está guardada",
  SecurityError: "En esta dirección el navegador no admite llaves de acceso: hace falta https:// o http://localhost",
  NotSupportedError: "Este dispositivo no sabe hacer llaves de acceso de las que se piden",
};

/** @returns why it did not come to it, where that is known; undefined for what the API refused */
export const passkeyProblem = (thrown: unknown): string | undefined =>
  thrown instanceof Error ? problems[thrown.name] : undefined;
