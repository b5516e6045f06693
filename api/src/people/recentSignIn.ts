import { ageMs, messages } from "@estudio/contract";
import type { SessionModel } from "@estudio/database";
import type { Context } from "koa";
import { Refusal } from "../errors";

const recentMs = 15 * 60_000;

/**
 * What an unwatched screen must not allow asks for the password again, once it was typed a while ago.
 * @throws Refusal stale: signing in again, or `confirmIdentity`, is enough
 */
export function requireRecentSignIn(ctx: Context): void {
  const session: SessionModel | undefined = ctx.state.sessionRow;
  if (!session || ageMs(session.confirmedAt ?? session.createdAt) > recentMs)
    throw new Refusal("stale", messages.passwordAgain);
}
