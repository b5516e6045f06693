import { timingSafeEqual } from "node:crypto";
import type { Operation } from "@estudio/contract";
import type { UserModel } from "@estudio/database";
import type { Context } from "koa";
import { requireRecentSignIn } from "../auth/recentSignIn";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../errors";
import { requireSetUp } from "../secondFactor/required";
import { noteUse } from "../sessions/openSessions";
import { currentUser, requireSameOrigin } from "../sessions/session";

/**
 * Check who calls and whether they may.
 * @returns the signed-in user, undefined for public operations and programs with a token
 * @throws Refusal `unauthenticated`, `origin` (sent by another site), `forbidden`, `second_factor_needed`, `stale`
 * (see `operation.recent`), or `not_found` for an operation only a watcher may see
 */
export async function authorise(ctx: Context, operation: Operation, deps: Deps): Promise<UserModel | undefined> {
  if (operation.access === "builder") return requireBuilder(ctx, deps.env);
  if (operation.access === "watcher") return requireWatcher(ctx, deps.env);
  const user = operation.access === "public" ? undefined : await currentUser(ctx, deps.db);
  if (operation.access !== "public" && !user)
    throw new Refusal(
      "unauthenticated",
      "Inicia sesión para continuar",
      operation.path.startsWith("/api/auth") ? { success: false } : {},
    );
  if (operation.method !== "GET") requireSameOrigin(ctx, deps.env.SITE_URL);
  if (user) noteUse(ctx, deps);
  if (operation.access === "owner" && user?.role !== "owner")
    throw new Refusal("forbidden", "Solo un propietario puede hacer esto");
  if (user) await requireSetUp(deps.db, user, operation);
  if (operation.recent) requireRecentSignIn(ctx);
  return user;
}

function requireBuilder(ctx: Context, { BUILDER_TOKEN }: Deps["env"]): undefined {
  if (!hasToken(ctx, BUILDER_TOKEN))
    throw new Refusal("unauthenticated", "Esta dirección es para el constructor de la web");
}

/** Answers 404 so that the endpoint stays hidden. */
function requireWatcher(ctx: Context, { METRICS_TOKEN, BUILDER_TOKEN }: Deps["env"]): undefined {
  if (!hasToken(ctx, METRICS_TOKEN) && !hasToken(ctx, BUILDER_TOKEN)) throw notFound("Esta dirección no existe");
}

function hasToken(ctx: Context, token: string): boolean {
  const given = Buffer.from(ctx.get("Authorization").replace(/^Bearer /, ""));
  const wanted = Buffer.from(token);
  return token !== "" && given.length === wanted.length && timingSafeEqual(given, wanted);
}
