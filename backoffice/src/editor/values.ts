import { isSame } from "@estudio/contract/keeping/changes";

/** Pure helpers over the values of a form: what changed, what may be sent. */
export type Values = Record<string, unknown>;

const readOnly = new Set(["id", "createdAt", "updatedAt", "updatedBy", "version", "base", "problem"]);
const nullable = new Set(["publishAt", "unpublishAt"]);

/** Inputs that were never touched hold null; blank lines of a list stand for nothing. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy).filter((item) => typeof item !== "string" || item.trim() !== "");
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, tidy(inner)]),
  );
}

/** @returns the values as the API takes them: without read-only fields, nulls only where they mean something. */
export function writable(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => !readOnly.has(key) && value !== undefined)
      .map(([key, value]) => [key, value === null ? (nullable.has(key) ? null : "") : tidy(value)]),
  );
}

/** @returns whether two values mean the same to a reader. */
export const sameValue = isSame;

/** @returns whether that is stored already, as far as the form knows it. */
export const holds = (stored: Values, values: Values): boolean =>
  Object.keys(changedFields(stored, values)).length === 0;

/** @returns the writable fields of `after` that differ from `before`. */
export function changedFields(before: Values | undefined, after: Values): Values {
  const cleanBefore = writable(before ?? {});
  return Object.fromEntries(
    Object.entries(writable(after)).filter(([key, value]) => !sameValue(value, cleanBefore[key])),
  );
}
