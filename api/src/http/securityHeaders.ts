import type { Middleware } from "koa";
import type { Deps } from "../deps";

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Set the security headers of every answer; pages replace the policy with their own. Only pictures may be embedded by
 * other sites, such as search engines, social networks and webmail.
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
