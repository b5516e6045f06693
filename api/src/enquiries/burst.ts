import type { Context } from "koa";
import type { Deps } from "../deps";
import { rateLimitKey } from "../http/rateLimitKeys";

/**
 * Count a submitted form. What one address sends beyond its own share does not count for all, so that its burst makes
 * no one else's message possible spam.
 * @returns whether the form is part of a burst, and so possible spam
 */
export async function isInBurst({ limits }: Pick<Deps, "limits">, ctx: Context): Promise<boolean> {
  if (await limits.count("enquiriesInBurst", rateLimitKey(ctx.ip))) return true;
  return (await limits.count("enquiriesInAll", "all")) !== undefined;
}
