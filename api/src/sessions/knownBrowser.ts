import { randomBytes } from "node:crypto";
import { currentTime, dayMs } from "@estudio/contract";
import type { Context } from "koa";

/** `__Host-` asks for the path `/`; this one has its own. */
const cookie = ({ cookies }: Context) => (cookies.secure ? "__Secure-estudio.known" : "estudio.known");
const maxAge = 180 * dayMs;
/** Sent where one signs in, and nowhere else: never with a page of the site. */
const path = "/api/auth";

/** A browser somebody signed in from: it opens nothing, it only has tries of its own while strangers guess. */
type KnownBrowser = { id: string; userId: number };

/** Marks this browser as one the user has signed in from. */
export function rememberBrowser(ctx: Context, userId: number): void {
  const before = knownBrowser(ctx);
  const id = before?.userId === userId ? before.id : randomBytes(12).toString("hex");
  const value = `${userId}.${id}.${currentTime().getTime() + maxAge}`;
  ctx.cookies.set(cookie(ctx), value, { signed: true, httpOnly: true, sameSite: "strict", path, maxAge });
}

/** @returns the browser, when its cookie is one of ours and has not expired */
export function knownBrowser(ctx: Context): KnownBrowser | undefined {
  const [userId, id, until] = (ctx.cookies.get(cookie(ctx), { signed: true }) ?? "").split(".");
  return id && Number(until) > currentTime().getTime() ? { id, userId: Number(userId) } : undefined;
}
