import type { Context } from "koa";
import { koaBody } from "koa-body";

/** Fields that say nothing to the server: the page itself requires the box. */
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
 * The contact form as a page without scripts sends it; empty fields count as left out.
 * @throws Refusal too_large beyond 64 kB
 */
export async function readForm(ctx: Context): Promise<Record<string, unknown>> {
  await parse(ctx, async () => undefined);
  const sent: Record<string, unknown> = Object(ctx.request.body);
  ctx.state.form = sent;
  const fields = Object.entries(sent);
  return Object.fromEntries(fields.filter(([name, value]) => value !== "" && !browserOnly.includes(name)));
}
