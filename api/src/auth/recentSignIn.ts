import { ageMs, messages } from "@estudio/contract";
import type { SessionModel } from "@estudio/database";
import type { Context } from "koa";
import { Refusal } from "../errors";

const recentMs = 15 * 60_000;

/**
 * Require a recent sign-in for actions that an unattended screen must not allow.
 * @throws Refusal `stale`: sign in again or call `confirmIdentity`
 */
export function requireRecentSignIn(ctx: Context): void {
  const session: SessionModel | undefined = ctx.state.sessionRow;
  if (!session || ageMs(session.confirmedAt ?? session.createdAt) > recentMs)
    throw new Refusal("stale", messages.passwordAgain);
}
