import { passkeyInput } from "@estudio/contract/auth/secondFactor";
import { refusals, spanishParse } from "@estudio/contract/rules/refusals";

/** Validate a passkey's name by the API's rules, before a device creates a key that could not be stored. */
export function checkPasskeyName({ name }: { name?: unknown }): Record<string, string> {
  const { error } = passkeyInput.safeParse({ name }, spanishParse);
  return error ? refusals(error) : {};
}
