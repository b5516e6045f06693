import { Readable } from "node:stream";
import type { Operation } from "@estudio/contract";
import type { Context } from "koa";
import { etagOf, type PublicReads } from "../content/publicReads";
import type { ListPart } from "../lists/records";

const isAsync = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;
const isPart = (result: unknown): result is ListPart<unknown> =>
  typeof result === "object" && result !== null && "rows" in result;

type Around = { reads: PublicReads; revision: number };

/**
 * Send the handler's result with the contract's fields only: as a record, a part of a list, an event stream or
 * chunks.
 */
export async function respond(ctx: Context, operation: Operation, result: unknown, around: Around): Promise<void> {
  if (ctx.body !== undefined || ctx.status === 303) return;
  if (isAsync(result)) return operation.pieces ? sendPieces(ctx, operation, result) : stream(ctx, operation, result);
  if (ctx.status === 404) ctx.status = operation.status;
  const part = operation.list && isPart(result) ? result : undefined;
  const answer = operation.answer.parse(part ? part.rows : result);
  if (operation.list && part) listHeaders(ctx, operation.list, part);
  const text = JSON.stringify(answer);
  ctx.type = "application/json; charset=utf-8";
  ctx.body = text;
  if (!ctx.response.get("Cache-Control"))
    ctx.set("Cache-Control", operation.access === "public" ? "no-cache" : "no-store");
  if (isPublicRead(operation)) cachePublicRead(ctx, operation.path, text, around);
}

/** Return whether all visitors get the same answer, which is cached until the content changes. */
export const isPublicRead = (operation: Operation) =>
  operation.access === "public" && (operation.query?.includes("lang") ?? false) && !operation.uncached;

/** Headers of one encoding or one visitor, which are not cached. */
const ownHeaders = ["content-type", "content-length", "set-cookie", "vary", "x-request-id"];

function cachePublicRead(ctx: Context, route: string, text: string, { reads, revision }: Around): void {
  const etag = etagOf(text, ctx.response.get("X-Total-Count"));
  const common = Object.entries(ctx.response.headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const headers = ctx.state.contentRange ? [...common, "Content-Range", ctx.state.contentRange] : common;
  reads.keep(ctx.url, route, revision, text, etag, headers);
  ctx.set("ETag", etag);
  ctx.vary("Accept-Encoding");
}

function listHeaders(ctx: Context, unit: string, { rows, total, first, counted }: ListPart<unknown>): void {
  ctx.set("X-Total-Count", String(total));
  if (!counted) return;
  ctx.state.contentRange = rows.length ? `${unit} ${first}-${first + rows.length - 1}/${total}` : `${unit} */${total}`;
}

function stream(ctx: Context, operation: Operation, events: AsyncIterable<unknown>): void {
  ctx.status = operation.status;
  ctx.type = "text/event-stream";
  ctx.set("Cache-Control", "no-store");
  ctx.set("X-Accel-Buffering", "no");
  // A compressor would hold events back to fill its window.
  ctx.compress = false;
  ctx.body = Readable.from(lines(operation, events));
}

function sendPieces(ctx: Context, operation: Operation, pieces: AsyncIterable<unknown>): void {
  ctx.status = operation.status;
  ctx.type = "application/json; charset=utf-8";
  ctx.set("Cache-Control", "no-store");
  ctx.compress = false;
  ctx.body = Readable.from(pieces);
}

async function* lines(operation: Operation, events: AsyncIterable<unknown>) {
  yield "retry: 2000\n\n";
  for await (const event of events)
    yield event === undefined ? ":\n\n" : `data: ${JSON.stringify(operation.answer.parse(event))}\n\n`;
}
