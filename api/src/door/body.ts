import { isUtf8 } from "node:buffer";
import type { Operation } from "@estudio/contract";
import type { Context } from "koa";
import rawBody from "raw-body";
import { Refusal } from "../errors";

/** Largest JSON body, in bytes: an enquiry with its longest message fits; a post of 100,000 characters in three languages. */
const largestJson = { public: 64 * 1024, signedIn: 2 * 1024 * 1024 };

/**
 * The JSON of a request. Read by hand because a body that is not UTF-8 must be refused, not silently altered.
 * @throws Refusal media_type, too_large or unreadable
 */
export async function readJson(ctx: Context, { access }: Pick<Operation, "access">): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is("json", "+json")) throw new Refusal("media_type", "Envía los datos como application/json");
  const limit = access === "public" ? largestJson.public : largestJson.signedIn;
  const bytes = await rawBody(ctx.req, { length: ctx.request.length, limit });
  if (!isUtf8(bytes)) throw new Refusal("unreadable", "El texto no está en UTF-8");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new Refusal("unreadable", "El JSON no se puede leer");
  }
}

const hasBody = (ctx: Context) => Boolean(ctx.get("Transfer-Encoding")) || Number(ctx.get("Content-Length") || 0) > 0;
