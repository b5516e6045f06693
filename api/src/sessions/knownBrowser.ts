import { randomBytes } from "node:crypto";
import { currentTime, dayMs } from "@estudio/contract";
import type { Context } from "koa";

/** `__Host-` would require the path `/`. */
const cookie = ({ cookies }: Context) => (cookies.secure ? "__Secure-estudio.known" : "estudio.known");
const maxAge = 180 * dayMs;
/** The cookie is sent only to sign-in paths, never with a page of the site. */
const path = "/api/auth";

/** A browser somebody has signed in from. It grants no access, only its own limit while strangers guess. */
type KnownBrowser = { id: string; userId: number };

/** Remember that the user has signed in from this browser. */
export function rememberBrowser(ctx: Context, userId: number): void {
  const before = knownBrowser(ctx);
  const id = before?.userId === userId ? before.id : randomBytes(12).toString("hex");
  const value = `${userId}.${id}.${currentTime().getTime() + maxAge}`;
  ctx.cookies.set(cookie(ctx), value, { signed: true, httpOnly: true, sameSite: "strict", path, maxAge });
}

/** Return the known browser, if its cookie is authentic and has not expired. */
export function knownBrowser(ctx: Context): KnownBrowser | undefined {
  const [userId, id, until] = (ctx.cookies.get(cookie(ctx), { signed: true }) ?? "").split(".");
  return id && Number(until) > currentTime().getTime() ? { id, userId: Number(userId) } : undefined;
}
