import { createHash, randomBytes } from "node:crypto";
import { dayMs, nowIso, operations } from "@estudio/contract";
import { isDiskFull, SessionModel, UserModel } from "@estudio/database";
import Keygrip from "keygrip";
import type { Knex } from "knex";
import type Koa from "koa";
import type { Context, Middleware } from "koa";
import session from "koa-session";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import { deviceOf } from "./device";
import {
  endSessionInMemory,
  endSessionsInMemory,
  findInMemory,
  ignoreDiskFull,
  isEnded,
  keepInMemory,
  markEnded,
  updateInMemory,
} from "./inMemorySessions";
import { endOf, sessionDays } from "./openSessions";
import { hostCookie, sessionCookie, sessionId, storedId } from "./sessionKey";

/** Longer than any idle limit (see `openSessions.ts`), so that the cookie never ends a session first. */
const maxAge = 90 * dayMs;

/** Monitoring endpoints skip sessions, so that they answer while the database is down. */
const withoutSession = new Set<string>([operations.health.path, operations.ready.path, operations.readMetrics.path]);

/** koa-session types the context as optional, but always passes it. */
type Around = { ctx?: Context };

/**
 * Cookie sessions stored in the database. Only `signIn` inserts a row. Other writes update it, so that a request in
 * flight cannot revive a session that ended meanwhile.
 */
export function sessions(app: Koa, { db, env }: Pick<Deps, "db" | "env">, keys: string[]): Middleware {
  app.keys = new Keygrip(keys, "sha256");
  const withSession = session(app, {
    key: hostCookie(sessionCookie, hasTls(env)),
    genid: () => randomBytes(24).toString("base64url"),
    maxAge,
    renew: true,
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    store: {
      async get(key: string, _: unknown, { ctx }: Around) {
        const row = await SessionModel.query(db).findById(storedId(key)).where("expiresAt", ">", nowIso());
        const found = isEnded(storedId(key)) ? undefined : (row ?? findInMemory(storedId(key)));
        if (ctx) ctx.state.sessionRow = found;
        return found && JSON.parse(found.data);
      },
      async set(key: string, value: { userId?: number }, _: unknown, { ctx }: Around) {
        const data = JSON.stringify(value);
        if (ctx?.state.signsIn) await insertSession(ctx, db, { id: storedId(key), userId: Number(value.userId), data });
        else if (!updateInMemory(storedId(key), { data }))
          await SessionModel.query(db).findById(storedId(key)).patch({ data });
        if (ctx) ctx.state.signsIn = false;
      },
      async destroy(key: string) {
        const id = storedId(key);
        if (endSessionInMemory(id)) return;
        await SessionModel.query(db)
          .deleteById(id)
          .catch((error) => {
            ignoreDiskFull(error);
            markEnded(id);
          });
      },
    },
  });
  return (ctx, next) => (withoutSession.has(ctx.path) ? next() : withSession(ctx, next));
}

async function insertSession(ctx: Context, db: Knex, row: Pick<SessionModel, "id" | "userId" | "data">): Promise<void> {
  const now = nowIso();
  const times = { createdAt: now, lastUsedAt: now };
  const expiresAt = endOf(times, await sessionDays(db));
  const whole = { ...row, ...times, expiresAt, device: deviceOf(ctx.get("User-Agent")) };
  await SessionModel.query(db)
    .insert(whole)
    .catch((error) => {
      if (!isDiskFull(error)) throw error;
      keepInMemory(whole);
    });
}

const hasTls = ({ SITE_URL }: Deps["env"]) => SITE_URL.startsWith("https:");

/** Set Secure cookies if the site's address is HTTPS. Headers of a proxy are ignored. */
export function secureCookies({ env }: Deps): Middleware {
  const secure = hasTls(env);
  return (ctx, next) => {
    ctx.cookies.secure = secure;
    return next();
  };
}

/** Ties a session to the password: changing the password ends sessions, also one that is just being opened. */
export const stampOf = (user: UserModel) => createHash("sha256").update(user.password).digest("base64url").slice(0, 16);

/** Start a new session for the user. Any previous one ends. */
export async function signIn(ctx: Context, user: UserModel): Promise<void> {
  ctx.session = { userId: user.id, stamp: stampOf(user) };
  ctx.state.signsIn = true;
  await regenerateKey(ctx);
}

const regenerateKey = (ctx: Context) => ctx.session?.regenerate();

/** Keep the user signed in after a change of the password, with a new cookie: a copy of the old one is worthless. */
export async function renewSession(ctx: Context, user: UserModel): Promise<void> {
  if (ctx.session) ctx.session.stamp = stampOf(user);
  ctx.state.signsIn = true;
  await regenerateKey(ctx);
}

export function signOut(ctx: Context): void {
  ctx.session = null;
}

/** Return the signed-in user from the database; undefined for nobody and for deactivated users. */
export async function currentUser(ctx: Context, db: Knex): Promise<UserModel | undefined> {
  const { userId, stamp }: { userId?: number; stamp?: string } = ctx.session ?? {};
  if (!userId) return undefined;
  const user = await UserModel.query(db).findById(userId);
  return user?.isActive && stampOf(user) === stamp ? user : undefined;
}

/** End the user's sessions, except the stored id `keep`. */
export async function endSessions(db: Knex, userId: number, keep = ""): Promise<void> {
  endSessionsInMemory(userId, keep);
  await SessionModel.query(db).where({ userId }).delete().whereNot("id", keep);
}

/**
 * Return whether the request's user is still signed in: the session exists, the user is active, the password is the
 * same.
 */
export async function isStillSignedIn(ctx: Context, db: Knex): Promise<boolean> {
  const id = sessionId(ctx);
  const row = findInMemory(id) ?? (await SessionModel.query(db).findById(id).where("expiresAt", ">", nowIso()));
  return row !== undefined && (await currentUser(ctx, db)) !== undefined;
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "");
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A local server accepts any of its local names as origin, also behind a development server. */
const isLocal = (ctx: Context, origin: string, siteUrl: string) =>
  loopback.test(originOf(siteUrl)) && loopback.test(origin) && origin.endsWith(`://${ctx.get("Host")}`);

/**
 * Require that an unsafe request comes from this site (CSRF protection).
 * @throws Refusal `origin`
 */
export function requireSameOrigin(ctx: Context, siteUrl: string): void {
  const site = ctx.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return;
  const origin = ctx.get("Origin");
  if (origin && !site.startsWith("cross") && (origin === originOf(siteUrl) || isLocal(ctx, origin, siteUrl))) return;
  throw new Refusal("origin", "La petición debe hacerse desde esta misma web");
}
