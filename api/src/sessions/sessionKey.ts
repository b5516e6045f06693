import { createHash } from "node:crypto";
import type { Context } from "koa";

export const sessionCookie = "estudio.sid";

/**
 * Where the site has TLS the name says so, and a browser takes the cookie of nobody else: neither of a page without TLS
 * nor, with `__Host-`, of another host of the same domain.
 */
export const hostCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Stored under a hash: who reads the table cannot sign in with it. */
export const storedId = (key: string) => createHash("sha256").update(key).digest("hex");

/** @returns the stored id of the session this request came with. */
export const sessionId = ({ cookies }: Context): string =>
  storedId(cookies.get(hostCookie(sessionCookie, cookies.secure), { signed: true }) ?? "");
