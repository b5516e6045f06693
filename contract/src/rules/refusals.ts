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

/** Describe an issue in a sentence for people; zod's own Spanish messages are too technical. */
function describeIssue(issue: Issue): string {
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

/** Options for parsing all user input: Spanish messages, and the input reported to tell missing from wrong. */
export const spanishParse = { error: describeIssue, reportInput: true };

/** Limits of one error response, so that it cannot outgrow the request. */
const maxErrors = 100;
const maxNameLength = 200;

/** Return error messages by field path (`translations.ca.title`). Never empty; at most `maxErrors`. */
export function refusals(error: z.ZodError): Record<string, string> {
  // Without a prototype, because a field may be named `__proto__`.
  const found: Record<string, string> = Object.create(null);
  let room = maxErrors;
  const add = (path: PropertyKey[], message: string) => {
    const name = path.map(String).join(".").slice(0, maxNameLength);
    if (room > 0 && !(name in found)) {
      found[name] = message;
      room--;
    }
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, maxErrors)) add([...issue.path, key], messages.unknownField);
    else add(issue.path, issue.message);
  }
  return found;
}
