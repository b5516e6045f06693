import { isSame } from "@estudio/contract/history/changes";

/** Values of a form, by field name. */
export type Values = Record<string, unknown>;

const readOnly = new Set(["id", "createdAt", "updatedAt", "updatedBy", "version", "base", "problem"]);
const nullable = new Set(["publishAt", "unpublishAt"]);

/** Removes nulls of untouched inputs and blank lines of lists. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy).filter((item) => typeof item !== "string" || item.trim() !== "");
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, tidy(inner)]),
  );
}

/** Return what the API accepts: no read-only fields, and null only where it has a meaning. */
export function writable(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => !readOnly.has(key) && value !== undefined)
      .map(([key, value]) => [key, value === null ? (nullable.has(key) ? null : "") : tidy(value)]),
  );
}

export const sameValue = isSame;

/** Tell whether all the form's values are stored already. */
export const isStored = (stored: Values, values: Values): boolean =>
  Object.keys(changedFields(stored, values)).length === 0;

/** Return the writable fields of `after` that differ from `before`. */
export function changedFields(before: Values | undefined, after: Values): Values {
  const cleanBefore = writable(before ?? {});
  return Object.fromEntries(
    Object.entries(writable(after)).filter(([key, value]) => !sameValue(value, cleanBefore[key])),
  );
}
