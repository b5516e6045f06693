import { messages } from "@estudio/contract";
import type { Middleware } from "koa";
import { koaBody } from "koa-body";
import { invalid } from "./errors";

/** Fields that say nothing to the server: the box a browser without scripts has to send, because the page requires it. */
const browserOnly = ["privacy"];
const parse = koaBody({
  json: false,
  text: false,
  multipart: false,
  urlencoded: true,
  formLimit: "64kb",
  queryString: { depth: 0 },
});

/**
 * The contact form as a page without scripts sends it. Its fields wait in `ctx.state.form` for the door.
 */
export const readContactForm: Middleware = async (ctx, next) => {
  if (ctx.method !== "POST" || ctx.path !== "/api/contact" || !ctx.is("urlencoded")) return next();
  await parse(ctx as never, async () => undefined);
  const fields = { ...(ctx.request as unknown as { body: Record<string, unknown> }).body };
  if (!fields.privacy) throw invalid({ privacy: messages.privacy });
  for (const name of browserOnly) delete fields[name];
  ctx.state.form = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  return next();
};
