import { passkeyInput } from "@estudio/contract/people/secondFactor";
import { refusals, spanishParse } from "@estudio/contract/rules/refusals";

/** What the API would refuse in a passkey's name: said before a device makes a key that could not be stored. */
export function checkPasskeyName({ name }: { name?: unknown }): Record<string, string> {
  const { error } = passkeyInput.safeParse({ name }, spanishParse);
  return error ? refusals(error) : {};
}
