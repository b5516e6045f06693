import etag from "@koa/etag";
import Koa from "koa";
import compress from "koa-compress";
import conditional from "koa-conditional-get";
import type { PublicReads } from "./content/publicReads";
import type { Deps } from "./deps";
import { answerForms } from "./enquiries/formAnswers";
import { answerErrors, notFound, Refusal } from "./errors";
import { fillGuidePages } from "./guides/filledPages";
import { answerGuideForms } from "./guides/formAnswers";
import { createRouter } from "./http/router";
import { securityHeaders } from "./http/securityHeaders";
import { fillPages } from "./leads/filledPages";
import { answerLeadForms } from "./leads/formAnswers";
import { servePanel } from "./panel/servePanel";
import { servePictures } from "./pictures/servePictures";
import { createHandlers } from "./routes";
import { secureCookies, sessions } from "./sessions/session";
import { serveSite } from "./site/serveSite";

/** Build the Koa application; middleware runs in the order written here. */
export function createApp(deps: Deps, reads: PublicReads, keys: string[]): Koa {
  // Only the last address in X-Forwarded-For was written by the trusted proxy.
  const app = new Koa({ proxy: deps.env.TRUST_PROXY, maxIpsCount: 1 });
  const router = createRouter(deps, createHandlers(deps), reads);

  app.on("error", (error) =>
    deps.log[error.code === "ERR_STREAM_PREMATURE_CLOSE" ? "debug" : "warn"]({ err: error }, "connection error"),
  );
  app.use(refuseUnreadable);
  app.use(securityHeaders(deps));
  app.use(answerForms(deps));
  app.use(answerLeadForms(deps));
  app.use(answerGuideForms(deps));
  app.use(answerErrors(deps.log));
  app.use(servePictures(deps));
  app.use(servePanel(deps));
  app.use(fallBackToIdentityEncoding);
  app.use(setRecordRange);
  app.use(compress({ threshold: 1024 }));
  app.use(fillPages(deps));
  app.use(fillGuidePages(deps));
  app.use(serveSite(deps));
  app.use(conditional());
  app.use(etag({ weak: true })); // weak: the same for all encodings
  app.use(secureCookies(deps));
  app.use(sessions(app, deps, keys));
  app.use(router.routes());
  app.use((ctx) => refuseUnknown(ctx, router));
  return app;
}

/**
 * Refuse a request line that cannot be parsed (`GET http://[ HTTP/1.1`), which would make every later middleware
 * throw. Two Host headers are ambiguous (RFC 9112, 3.2).
 */
async function refuseUnreadable(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  try {
    void [ctx.path, ctx.query];
    if ((ctx.req.headersDistinct.host ?? []).length > 1) throw new Error("Two hosts");
  } catch {
    ctx.status = 400;
    ctx.body = { message: "La dirección no se puede leer", code: "unreadable" };
    return;
  }
  await next();
}

/**
 * Set Content-Range after koa-compress, which reads every Content-Range as one of bytes and then skips compression.
 * Ours counts records.
 */
async function setRecordRange(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  await next();
  if (ctx.state.contentRange) ctx.set("Content-Range", ctx.state.contentRange);
}

/**
 * Fall back to the identity encoding for a client that refuses every encoding (RFC 9110, 12.5.3). Plain text is
 * better than a 406.
 */
function fallBackToIdentityEncoding(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  if (!ctx.acceptsEncodings("br", "gzip", "identity")) delete ctx.req.headers["accept-encoding"];
  return next();
}

/** Answer 404 for an unknown address, 405 for a known one with another method. */
function refuseUnknown(ctx: Koa.Context, router: ReturnType<typeof createRouter>): never {
  const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
  if (methods.size === 0) throw notFound("Esta dirección no existe");
  throw new Refusal("method", "Esta dirección no admite ese método", { allow: [...methods].join(", ") });
}
