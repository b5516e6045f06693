import type { ChangedSecondFactor } from "@estudio/contract";
import { Secret, TOTP } from "otpauth";
import type { Client } from "../testApi";

/** Return the code that an authenticator app shows. @param steps offset from now, in steps of thirty seconds */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Turns codes on, with that of the step before: those of now and of the next are free. @returns the secret, and what was shown once */
export async function turnOnCodes(client: Client) {
  const { secret } = (await client.call<{ secret: string }>("POST", "/api/auth/codes")).body;
  const tryOnce = () => client.call<ChangedSecondFactor>("PUT", "/api/auth/codes", { code: codeOf(secret, -1) });
  let answer = await tryOnce();
  // The step ended on the way, and that before it is too old: the next one has thirty seconds before it.
  if (answer.status === 422) answer = await tryOnce();
  if (answer.status !== 200) throw new Error(`codes are not turned on: ${JSON.stringify(answer.body)}`);
  return { secret, recoveryCodes: answer.body.recoveryCodes, factor: answer.body };
}
