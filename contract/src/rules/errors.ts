import { z } from "zod";
import { secondStep } from "../auth/secondFactor";
import { keysOf } from "./keys";

/** Stable error codes with their HTTP status. The site translates by code. */
export const errorCodes = {
  unreadable: 400,
  unauthenticated: 401,
  credentials: 401,
  stale: 401,
  second_factor: 401,
  forbidden: 403,
  origin: 403,
  second_factor_needed: 403,
  not_found: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  media_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorCodes;

/**
 * The shape of every error response. `errors`: field path (`translations.ca.title`) -> what to do.
 * `current`: the stored record, on a conflict. `secondStep`: how to go on after a correct password.
 */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(keysOf(errorCodes)),
  success: z.literal(false).optional(),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
  secondStep: secondStep.optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
