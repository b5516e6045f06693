import type { z } from "zod";
import { messages } from "./messages";

type Issue = z.core.$ZodIssue | z.core.$ZodRawIssue;

const typeMessages: Record<string, string> = {
  string: messages.typeText,
  number: messages.typeNumber,
  int: messages.typeWhole,
  boolean: messages.typeBoolean,
  array: messages.typeList,
  object: messages.typeObject,
};

/** What zod found, as a sentence for people. Zod's own Spanish messages are not fit to print. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? messages.required : (typeMessages[issue.expected] ?? messages.invalid);
    case "too_big":
      if (issue.origin === "string") return messages.tooLong(Number(issue.maximum));
      return issue.origin === "array"
        ? messages.tooMany(Number(issue.maximum))
        : messages.tooBig(Number(issue.maximum));
    case "too_small":
      return messages.tooSmall(Number(issue.minimum));
    case "invalid_value":
      return messages.oneOf(issue.values.map(String));
    default:
      return messages.invalid;
  }
}

/** zod's options for every parse of what people send: messages in Spanish, the input at hand to tell missing from wrong. */
export const spanishParse = { error: sentence, reportInput: true };

/** Errors told at most, and the longest name of a field: nobody corrects more at once, and an answer must not outgrow its question. */
const mostErrors = 100;
const longestName = 200;

/**
 * @returns what is wrong, field by field: path with dots (`translations.ca.title`) -> what to do. Never empty, never endless.
 */
export function refusals(error: z.ZodError): Record<string, string> {
  // Without a prototype: people may name a field `__proto__`.
  const found: Record<string, string> = Object.create(null);
  let room = mostErrors;
  const add = (path: PropertyKey[], message: string) => {
    const name = path.map(String).join(".").slice(0, longestName);
    if (room > 0 && !(name in found)) {
      found[name] = message;
      room--;
    }
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, mostErrors)) add([...issue.path, key], messages.unknownField);
    else add(issue.path, issue.message);
  }
  return found;
}
