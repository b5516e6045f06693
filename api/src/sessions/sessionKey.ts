import { createHash } from "node:crypto";
import type { Context } from "koa";

export const sessionCookie = "estudio.sid";

/** Stored under a hash: who reads the table cannot sign in with it. */
export const storedId = (key: string) => createHash("sha256").update(key).digest("hex");

/** @returns the stored id of the session this request came with. */
export const sessionId = (ctx: Context): string => storedId(ctx.cookies.get(sessionCookie, { signed: true }) ?? "");
