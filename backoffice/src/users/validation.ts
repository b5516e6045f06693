import { looksLikeEmail } from "@estudio/contract/rules/address";
import { messages } from "@estudio/contract/rules/messages";
import { minimumPasswordLength } from "@estudio/contract/user";

type Values = Record<string, unknown>;
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** The messages of the specification for a user's name and e-mail. */
export function checkUser(values: Values): Record<string, string> {
  return {
    ...(text(values.name) ? {} : { name: messages.nameRequired }),
    ...(looksLikeEmail(text(values.email)) ? {} : { email: messages.emailInvalid }),
  };
}

/** At least the specification's minimum; the server may ask for more. */
export function checkPassword(values: Values): Record<string, string> {
  return String(values.password ?? "").length >= minimumPasswordLength
    ? {}
    : { password: messages.passwordShort(minimumPasswordLength) };
}
