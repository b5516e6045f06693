import etag from "@koa/etag";
import Koa from "koa";
import compress from "koa-compress";
import conditional from "koa-conditional-get";
import type { PublicReads } from "./content/publicReads";
import type { Deps } from "./deps";
import { createRouter } from "./door/router";
import { securityHeaders } from "./door/securityHeaders";
import { answerForms } from "./enquiries/formAnswers";
import { answerErrors, notFound, Refusal } from "./errors";
import { fillGuidePages } from "./guides/filledPages";
import { answerGuideForms } from "./guides/formAnswers";
import { fillPages } from "./leads/filledPages";
import { answerLeadForms } from "./leads/formAnswers";
import { servePanel } from "./panel/servePanel";
import { servePictures } from "./pictures/servePictures";
import { createHandlers } from "./routes";
import { secureCookies, sessions } from "./sessions/session";
import { serveSite } from "./site/serveSite";

/** The whole server, in the order a request passes through it. */
export function createApp(deps: Deps, reads: PublicReads, keys: string[]): Koa {
  // Behind a proxy only the last address was written by somebody we trust.
  const app = new Koa({ proxy: deps.env.TRUST_PROXY, maxIpsCount: 1 });
  const router = createRouter(deps, createHandlers(deps), reads);

  app.on("error", (error) =>
    deps.log[error.code === "ERR_STREAM_PREMATURE_CLOSE" ? "debug" : "warn"]({ err: error }, "connection"),
  );
  app.use(refuseUnreadable);
  app.use(securityHeaders(deps));
  app.use(answerForms(deps));
  app.use(answerLeadForms(deps));
  app.use(answerGuideForms(deps));
  app.use(answerErrors(deps.log));
  app.use(servePictures(deps));
  app.use(servePanel(deps));
  app.use(takePlainFromThePicky);
  app.use(rangesOfRecords);
  app.use(compress({ threshold: 1024 }));
  app.use(fillPages(deps));
  app.use(fillGuidePages(deps));
  app.use(serveSite(deps));
  app.use(conditional());
  app.use(etag({ weak: true })); // one for all encodings
  app.use(secureCookies(deps));
  app.use(sessions(app, deps, keys));
  app.use(router.routes());
  app.use((ctx) => refuseUnknown(ctx, router));
  return app;
}

/** `GET http://[ HTTP/1.1`, say: nobody after this could even ask for the path. Of two hosts (RFC 9112, 3.2) it is not clear who is asked. */
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

/** koa-compress takes every Content-Range for one of bytes, which it leaves alone: ours counts records, and comes afterwards. */
async function rangesOfRecords(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  await next();
  if (ctx.state.contentRange) ctx.set("Content-Range", ctx.state.contentRange);
}

/** Who refuses every encoding, plain text too, gets plain text: the specification allows it, and it is better than nothing. */
function takePlainFromThePicky(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  if (!ctx.acceptsEncodings("br", "gzip", "identity")) delete ctx.req.headers["accept-encoding"];
  return next();
}

/** Nothing answered: the address does not exist, or not with this method. */
function refuseUnknown(ctx: Koa.Context, router: ReturnType<typeof createRouter>): never {
  const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
  if (methods.size === 0) throw notFound("Esta dirección no existe");
  throw new Refusal("method", "Esta dirección no admite ese método", { allow: [...methods].join(", ") });
}
