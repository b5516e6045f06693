import { createHash } from "node:crypto";
import { SessionModel, UserModel } from "@estudio/database";
import Keygrip from "keygrip";
import type { Knex } from "knex";
import type Koa from "koa";
import type { Context, Middleware } from "koa";
import session from "koa-session";
import type { Deps } from "../deps";
import { Refusal } from "../errors";

export const sessionCookie = "estudio.sid";
const maxAge = 14 * 24 * 60 * 60 * 1000;

/** Stored under a hash: who reads the table cannot sign in with it. */
const storedId = (key: string) => createHash("sha256").update(key).digest("hex");

/**
 * Cookie sessions, kept in the database. Only `signIn` creates a row; every other write updates an existing one, so that
 * a request in flight cannot revive a session that was ended meanwhile.
 */
export function sessions(app: Koa, db: Knex, keys: string[]): Middleware {
  app.keys = new Keygrip(keys, "sha256");
  return session(app, {
    key: sessionCookie,
    maxAge,
    renew: true,
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    store: {
      async get(key: string) {
        const row = await SessionModel.query(db)
          .findById(storedId(key))
          .where("expiresAt", ">", new Date().toISOString());
        return row && JSON.parse(row.data);
      },
      async set(key: string, value: { userId?: number }, age: number | string, { ctx }: { ctx?: Context }) {
        const expiresAt = new Date(Date.now() + (typeof age === "number" ? age : maxAge)).toISOString();
        const row = { data: JSON.stringify(value), expiresAt };
        if (ctx?.state.signsIn)
          await SessionModel.query(db).insert({ id: storedId(key), userId: Number(value.userId), ...row });
        else await SessionModel.query(db).findById(storedId(key)).patch(row);
        if (ctx) ctx.state.signsIn = false;
      },
      async destroy(key: string) {
        await SessionModel.query(db).deleteById(storedId(key));
      },
    },
  });
}

/** Cookies are Secure when the site's address is: what a proxy says of a single request decides nothing. */
export function secureCookies({ env }: Deps): Middleware {
  const secure = env.SITE_URL.startsWith("https:");
  return (ctx, next) => {
    ctx.cookies.secure = secure;
    return next();
  };
}

/** A session is good for the password it was opened with: one opened while the password changes is dead at once. */
const stampOf = (user: UserModel) => createHash("sha256").update(user.password).digest("base64url").slice(0, 16);

/** A new session for this user; whatever was there before is dead, and so is what has expired. */
export async function signIn(ctx: Context, db: Knex, user: UserModel): Promise<void> {
  await SessionModel.query(db).delete().where("expiresAt", "<", new Date().toISOString());
  ctx.session = { userId: user.id, stamp: stampOf(user) };
  ctx.state.signsIn = true;
  await underNewKey(ctx);
}

const underNewKey = (ctx: Context) => ctx.session?.regenerate();

/** The session goes on with the user's new password. */
export function restamp(ctx: Context, user: UserModel): void {
  if (ctx.session) ctx.session.stamp = stampOf(user);
}

export function signOut(ctx: Context): void {
  ctx.session = null;
}

/** @returns who is signed in, read afresh from the database; undefined for nobody and for the deactivated. */
export async function currentUser(ctx: Context, db: Knex): Promise<UserModel | undefined> {
  const { userId, stamp } = (ctx.session ?? {}) as { userId?: number; stamp?: string };
  if (!userId) return undefined;
  const user = await UserModel.query(db).findById(userId);
  return user?.isActive && stampOf(user) === stamp ? user : undefined;
}

/** Ends the user's sessions; `keep` is the cookie key of the one that goes on. */
export async function endSessions(db: Knex, userId: number, keep?: string): Promise<void> {
  const query = SessionModel.query(db).where({ userId }).delete();
  await (keep ? query.whereNot("id", storedId(keep)) : query);
}

/** @returns whether who began this request is still signed in: the session is there, the user active, the password the same */
export async function isStillSignedIn(ctx: Context, db: Knex): Promise<boolean> {
  const row = await SessionModel.query(db)
    .findById(storedId(sessionKey(ctx) ?? ""))
    .where("expiresAt", ">", new Date().toISOString());
  return row !== undefined && (await currentUser(ctx, db)) !== undefined;
}

/** @returns the key of the session this request came with. */
export const sessionKey = (ctx: Context): string | undefined => ctx.cookies.get(sessionCookie, { signed: true });

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "");
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A start on one's own machine answers under any of its names for itself, also behind a development server. */
const isLocal = (ctx: Context, origin: string, siteUrl: string) =>
  loopback.test(originOf(siteUrl)) && loopback.test(origin) && origin.endsWith(`://${ctx.get("Host")}`);

/**
 * Browsers say where a request comes from; unsafe ones must come from this site.
 * @throws Refusal origin
 */
export function requireSameOrigin(ctx: Context, siteUrl: string): void {
  const site = ctx.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return;
  const origin = ctx.get("Origin");
  if (origin && !site.startsWith("cross") && (origin === originOf(siteUrl) || isLocal(ctx, origin, siteUrl))) return;
  throw new Refusal("origin", "La petición debe hacerse desde esta misma web");
}
