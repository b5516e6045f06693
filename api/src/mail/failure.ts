import type { MailModel } from "@estudio/database";
import { factsOf } from "../errors";

const minutes = 60_000;
/** Pauses before each retry. After the last one the mail has failed, and a person decides. */
const pausesMs = [1, 5, 15, 30, 60, 120, 240, 480].map((each) => each * minutes);

export const maxPauseMs = Math.max(...pausesMs);

/** `againMs`: the pause before the next attempt. */
export type Outcome = { state: MailModel["state"]; attempts?: number; error: string; againMs?: number };

/** Return the new state of mails after a failed attempt. */
export function afterFailure(mails: MailModel[], error: unknown, handed: boolean): Outcome {
  const { responseCode } = factsOf(error);
  const attempts = Math.max(...mails.map((one) => one.attempts)) + 1;
  const message = messageOf(error);
  if (handed && !responseCode) return { state: "uncertain", attempts, error: message };
  const againMs = pausesMs[attempts - 1];
  if (againMs === undefined || (responseCode && responseCode >= 500))
    return { state: "failed", attempts, error: message };
  return { state: "waiting", attempts, error: message, againMs };
}

/** Return the server's own message if there is one. It may contain addresses: it is shown, never logged. */
function messageOf(error: unknown): string {
  const { response, code, message } = factsOf(error);
  if (response) return response.slice(0, 300);
  return code ? `El servidor de correo no responde (${code})` : (message ?? "").slice(0, 300);
}

/** Return the part of an error that may be logged: a code without addresses. */
export const codeOf = (error: unknown) => {
  const { code, responseCode } = factsOf(error);
  return responseCode ?? code;
};
