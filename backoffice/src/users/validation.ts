import { looksLikeEmail } from "@estudio/contract/rules/address";
import { messages } from "@estudio/contract/rules/messages";
import { minPasswordLength } from "@estudio/contract/user";

type Values = Record<string, unknown>;
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Validate name and e-mail, with the messages of the specification. */
export function checkUser(values: Values): Record<string, string> {
  return {
    ...(text(values.name) ? {} : { name: messages.nameRequired }),
    ...(looksLikeEmail(text(values.email)) ? {} : { email: messages.emailInvalid }),
  };
}

/** Require the specification's minimum length; the server may be configured to require more. */
export function checkPassword(values: Values): Record<string, string> {
  return String(values.password ?? "").length >= minPasswordLength
    ? {}
    : { password: messages.passwordShort(minPasswordLength) };
}
