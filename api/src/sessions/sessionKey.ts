import { hashOf } from "@estudio/database";
import type { Context } from "koa";

export const sessionCookie = "estudio.sid";

/**
 * Return the cookie name. With TLS it has the prefix `__Host-`, so that browsers refuse a cookie set by a page without
 * TLS or by another host of the domain.
 */
export const hostCookie = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** Stored as a hash, so that reading the table does not allow using a session. */
export const storedId = (key: string) => hashOf(key);

/** Return the stored id of the request's session. */
export const sessionId = ({ cookies }: Context): string =>
  storedId(cookies.get(hostCookie(sessionCookie, cookies.secure), { signed: true }) ?? "");
