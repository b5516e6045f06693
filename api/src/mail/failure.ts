import type { MailModel } from "@estudio/database";
import { factsOf } from "../errors";

const minutes = 60_000;
/** Pauses before a mail is tried again; after the last it has failed, and a person decides. */
const pausesMs = [1, 5, 15, 30, 60, 120, 240, 480].map((each) => each * minutes);

export const maxPauseMs = Math.max(...pausesMs);

/** `againMs`: the pause before a mail is tried again. */
export type Outcome = { state: MailModel["state"]; attempts?: number; error: string; againMs?: number };

/** @returns how mails stand after an attempt that failed */
export function afterFailure(mails: MailModel[], error: unknown, handed: boolean): Outcome {
  const { responseCode } = factsOf(error);
  const attempts = Math.max(...mails.map((one) => one.attempts)) + 1;
  const said = wordsOf(error);
  if (handed && !responseCode) return { state: "uncertain", attempts, error: said };
  const againMs = pausesMs[attempts - 1];
  if (againMs === undefined || (responseCode && responseCode >= 500)) return { state: "failed", attempts, error: said };
  return { state: "waiting", attempts, error: said, againMs };
}

/** The server's own words where it said some; no address in them: they are shown, never logged. */
function wordsOf(error: unknown): string {
  const { response, code, message } = factsOf(error);
  if (response) return response.slice(0, 300);
  return code ? `El servidor de correo no responde (${code})` : (message ?? "").slice(0, 300);
}

/** @returns what a log may say of it: a number or a code, no address */
export const codeOf = (error: unknown) => {
  const { code, responseCode } = factsOf(error);
  return responseCode ?? code;
};
