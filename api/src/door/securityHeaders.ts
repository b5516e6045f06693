import type { Middleware } from "koa";
import type { Deps } from "../deps";

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What every answer carries; pages replace the policy with their own. Nothing is lent to other sites but the pictures, which
 * searches, social networks and webmail show by their address.
 */
export function securityHeaders({ env }: Pick<Deps, "env">): Middleware {
  const secure = env.SITE_URL.startsWith("https://");
  return async (ctx, next) => {
    ctx.set("X-Content-Type-Options", "nosniff");
    ctx.set("Referrer-Policy", "strict-origin-when-cross-origin");
    ctx.set("Content-Security-Policy", apiPolicy);
    ctx.set("Cross-Origin-Opener-Policy", "same-origin");
    ctx.set("Cross-Origin-Resource-Policy", ctx.path.startsWith("/media/") ? "cross-origin" : "same-origin");
    ctx.set("X-Frame-Options", "SAMEORIGIN");
    ctx.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (secure) ctx.set("Strict-Transport-Security", "max-age=31536000");
    await next();
  };
}
