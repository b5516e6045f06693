import type { Context } from "koa";
import type { Deps } from "../deps";
import { callerOf } from "../door/callers";

/**
 * Counts what a visitor sends with a form. What one address sends beyond its share does not count for all: a burst from one
 * address never makes possible spam of what others send.
 * @returns whether it comes in a crowd, and so is possible spam
 */
export async function comesInCrowd({ limits }: Pick<Deps, "limits">, ctx: Context): Promise<boolean> {
  if (await limits.count("enquiriesInBurst", callerOf(ctx.ip))) return true;
  return (await limits.count("enquiriesInAll", "all")) !== undefined;
}
