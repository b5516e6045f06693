import { isUtf8 } from "node:buffer";
import type { Operation } from "@estudio/contract";
import type { Context } from "koa";
import rawBody from "raw-body";
import { Refusal } from "../../errors";

/**
 * Maximum JSON body in bytes: an enquiry with its longest message, or a post of 100,000 characters in three
 * languages.
 */
const maxJsonBytes = { public: 64 * 1024, signedIn: 2 * 1024 * 1024 };

/**
 * Fields and elements of a body in total; a page has a few hundred. Validating 200,000 would block the event loop.
 */
const maxMembers = 10_000;

/**
 * Read the JSON body. Decoded here because invalid UTF-8 must be refused, not replaced.
 * @throws Refusal media_type, too_large or unreadable
 */
export async function readJson(ctx: Context, { access }: Pick<Operation, "access">): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is("json")) throw new Refusal("media_type", "Envía los datos como application/json");
  const encoding = ctx.get("Content-Encoding") || "identity";
  if (encoding !== "identity") throw new Refusal("media_type", "Envía los datos sin comprimir");
  const limit = access === "public" ? maxJsonBytes.public : maxJsonBytes.signedIn;
  const bytes = await rawBody(ctx.req, { length: ctx.request.length, limit });
  const sent = parsed(utf8(bytes));
  if (exceedsMaxMembers(sent)) throw new Refusal("too_large", "Son demasiados datos a la vez");
  return sent;
}

/**
 * Decode UTF-8.
 * @throws Refusal unreadable: the bytes are not UTF-8
 */
export function utf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Refusal("unreadable", "El texto no está en UTF-8");
  return bytes.toString("utf8");
}

/**
 * Require percent-encoded bytes to be UTF-8, which parsers would otherwise replace silently.
 * @param escaped a query string or a form body
 * @throws Refusal unreadable
 */
export function requireUtf8(escaped: string): void {
  const bytes = escaped.replace(/%[0-9a-f]{2}/gi, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)));
  utf8(Buffer.from(bytes, "latin1"));
}

function parsed(text: string): unknown {
  try {
    // Some programs write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Refusal("unreadable", "El JSON no se puede leer");
  }
}

function exceedsMaxMembers(sent: unknown): boolean {
  const waiting = [sent];
  for (let seen = 0; waiting.length > 0; ) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const member of Object.values(value)) {
      if (++seen > maxMembers) return true;
      waiting.push(member);
    }
  }
  return false;
}

const hasBody = (ctx: Context) => Boolean(ctx.get("Transfer-Encoding")) || Number(ctx.get("Content-Length") || 0) > 0;
