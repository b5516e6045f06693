import type { Session } from "@estudio/contract";
import { type UserModel, writeAudit } from "@estudio/database";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { limitOf } from "../http/rateLimitKeys";
import { mustSetUp } from "../secondFactor/required";
import { deviceOf } from "../sessions/device";
import { ignoreDiskFull } from "../sessions/inMemorySessions";
import { rememberBrowser } from "../sessions/knownBrowser";
import { signIn } from "../sessions/session";

/** Return the signed-in user as the panel needs it, with pending obligations. */
export async function sessionOf(db: Deps["db"], user: UserModel): Promise<Session> {
  const { id, name, email, role, passwordMadeUp } = user;
  const asks = {
    ...((await mustSetUp(db, user)) && { mustSetUp: true as const }),
    ...(passwordMadeUp && { passwordMadeUp }),
  };
  return { success: true, user: { id, name, email, role, ...asks } };
}

/** Refund the attempt: the password was right. */
export async function refundSignIn(ctx: Context, limits: Deps["limits"]): Promise<void> {
  const counted = limitOf(ctx, "signIns");
  if (counted) await limits.refund(counted.name, counted.key);
}

/** Start the session of a user who has passed every check, and remember the browser. */
export async function completeSignIn(ctx: Context, { db, limits }: Deps, user: UserModel): Promise<Session> {
  await refundSignIn(ctx, limits);
  await signIn(ctx, user);
  rememberBrowser(ctx, user.id);
  await writeAudit(db, "signedIn", user, deviceOf(ctx.get("User-Agent"))).catch(ignoreDiskFull);
  return sessionOf(db, user);
}
