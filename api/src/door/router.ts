import { timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import {
  messages,
  type Operation,
  type OperationId,
  onceKey,
  operations,
  pathParameters,
  pinnedHeader,
  queryParameters,
  refusals,
  spanishParse,
} from "@estudio/contract";
import { fromDevice, type UserModel } from "@estudio/database";
import Router from "@koa/router";
import type { Context } from "koa";
import { z } from "zod";
import { etagOf, type PublicReads } from "../content/publicReads";
import type { Deps } from "../deps";
import { invalid, notFound, Refusal } from "../errors";
import { readListQuery } from "../lists/listQuery";
import type { ListPart } from "../lists/records";
import { requireRecentSignIn } from "../people/recentSignIn";
import { requireSetUp } from "../secondFactor/required";
import { deviceOf } from "../sessions/device";
import { noteUse } from "../sessions/openSessions";
import { currentUser, requireSameOrigin } from "../sessions/session";
import { nameRoute } from "../watch/routeNames";
import { readJson, requireUtf8 } from "./body";
import { countedBy } from "./callers";
import { dropFiles, filesOf, isForm, readForm, readRefusedForm } from "./form";
import type { Call, Handlers } from "./handlers";
import { outputOf } from "./output";

/**
 * Puts every operation of the contract behind the same door: who (401), from where and whether they may (403), then the
 * body (400, 413, 415, 422), then the handler, then the answer let out field by field as the contract names them.
 */
export function createRouter(deps: Deps, handlers: Handlers, reads: PublicReads): Router {
  const router = new Router({ sensitive: true });
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const answer = outputOf(operation.answer);
    // Which call belongs to which handler is lost when all are gone through: `Handlers` is where it is checked.
    const handler = handlers[id] as (call: Call) => Promise<unknown>;
    router.register(path, [operation.method], async (ctx: Context) => {
      nameRoute(ctx.res, operation.path);
      const revision = deps.state.current.revision;
      const user = await admit(ctx, operation, deps);
      // Also when there is nothing: it may have another address by now than in the release that is served.
      if (isPublicRead(operation) && deps.state.current.pinned) ctx.set(pinnedHeader, "1");
      try {
        const call = await readCounted(ctx, operation, user, deps);
        const work = () => handler(call).catch((error) => throwShown(error, answer));
        const result = await (user ? fromDevice(deviceOf(ctx.get("User-Agent")), work) : work());
        await respond(ctx, { ...operation, answer }, result, { reads, revision });
      } finally {
        // What a form brought is kept elsewhere by now, or refused.
        await dropFiles(filesOf(ctx));
      }
    });
  }
  return router;
}

/** What a conflict shows of the stored record goes out field by field, like every answer. */
function throwShown(error: unknown, answer: z.ZodType): never {
  if (!(error instanceof Refusal) || error.details.current === undefined) throw error;
  throw new Refusal(error.code, error.message, { ...error.details, current: answer.parse(error.details.current) });
}

async function admit(ctx: Context, operation: Operation, deps: Deps): Promise<UserModel | undefined> {
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
  if (user) await noteUse(ctx, deps.db);
  if (operation.access === "owner" && user?.role !== "owner")
    throw new Refusal("forbidden", "Solo un propietario puede hacer esto");
  if (user) await requireSetUp(deps.db, user, operation);
  if (operation.recent) requireRecentSignIn(ctx);
  return user;
}

function requireBuilder(ctx: Context, { BUILDER_TOKEN }: Deps["env"]): undefined {
  if (!carries(ctx, BUILDER_TOKEN))
    throw new Refusal("unauthenticated", "Esta dirección es para el constructor de la web");
}

/** Nobody else learns that there is something. */
function requireWatcher(ctx: Context, { METRICS_TOKEN, BUILDER_TOKEN }: Deps["env"]): undefined {
  if (!carries(ctx, METRICS_TOKEN) && !carries(ctx, BUILDER_TOKEN)) throw notFound("Esta dirección no existe");
}

function carries(ctx: Context, token: string): boolean {
  const given = Buffer.from(ctx.get("Authorization").replace(/^Bearer /, ""));
  const wanted = Buffer.from(token);
  return token !== "" && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A call is counted before its body is read; one that is refused for its body counts for a fraction of it. */
async function readCounted(ctx: Context, operation: Operation, user: Call["user"], { limits }: Deps): Promise<Call> {
  const counted = countedBy(ctx, operation.limit);
  if (counted)
    await limits.require(counted.name, counted.key).catch(async (refusal) => {
      await readRefusedForm(ctx, operation);
      throw refusal;
    });
  try {
    return await readCall(ctx, operation, user);
  } catch (error) {
    if (counted) await limits.giveMostBack(counted.name, counted.key);
    throw error;
  }
}

async function readCall(ctx: Context, operation: Operation, user: Call["user"]): Promise<Call> {
  const asks = operation.query ?? [];
  if (asks.includes("filter")) requireUtf8(ctx.querystring);
  return {
    ctx,
    user,
    lang: asks.includes("lang") ? readLanguage(ctx) : "es",
    list: readListQuery(ctx.query, asks),
    ...(asks.includes("version") ? readVersion(ctx) : await readBody(ctx, operation)),
    params: readParameters(ctx, operation),
    once: operation.once && readOnce(ctx),
    // Parsed as this operation says: the handler's own type follows from its name.
  } as Call;
}

/** @throws Refusal not_found for an address whose parts have another form than the contract's */
function readParameters(ctx: Context, { path }: Operation) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof typeof pathParameters); // `PathParameters` refuses others where the contract is written
  const entries = named.map((name) => {
    const parsed = pathParameters[name].safeParse(ctx.params[name]);
    if (!parsed.success) throw notFound(name === "pageKey" ? parsed.error.issues[0]?.message : undefined);
    return [name, parsed.data] as const;
  });
  return Object.fromEntries(entries);
}

function readLanguage(ctx: Context) {
  const parsed = queryParameters.lang.schema.safeParse(ctx.query.lang ?? "es");
  if (!parsed.success) throw new Refusal("unreadable", "El idioma debe ser es, ca o en");
  return parsed.data;
}

/** Of a call without a body the version that was seen stands in its address. */
function readVersion({ query: { version } }: Context): { version?: number } {
  if (version === undefined || version === "") return {};
  const parsed = queryParameters.version.schema.safeParse(version);
  if (!parsed.success) throw new Refusal("unreadable", "El parámetro version no se entiende");
  return { version: parsed.data };
}

function readOnce(ctx: Context): string | undefined {
  const given = ctx.headers["idempotency-key"];
  if (given === undefined) return undefined;
  const parsed = onceKey.safeParse(given);
  if (!parsed.success)
    throw new Refusal("unreadable", "La cabecera Idempotency-Key debe tener de 8 a 64 letras, cifras o guiones");
  return parsed.data;
}

async function readBody(ctx: Context, operation: Operation): Promise<{ body?: unknown; version?: number }> {
  if (!operation.body) return {};
  const sent = await (isForm(ctx, operation) ? readForm(ctx) : readJson(ctx, operation));
  if (!isRecord(sent)) throw invalid({ "": "Debe ser un objeto" });
  const { known, version } = withoutReadOnly(sent, operation);
  const parsed = operation.body.safeParse(known, spanishParse);
  if (!parsed.success) throw invalid(refusals(parsed.error));
  return { body: parsed.data, version };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wholeNumber(version: unknown): number {
  if (typeof version !== "number") throw invalid({ version: messages.typeNumber });
  if (!Number.isInteger(version)) throw invalid({ version: messages.typeWhole });
  return version;
}

/** A client may send a whole record back: what it cannot change is ignored, what does not exist is refused by the schema. */
function withoutReadOnly(sent: Record<string, unknown>, { record, body }: Operation) {
  if (!record || !body) return { known: sent, version: undefined };
  const writable = shapeOf(body);
  const entries = Object.entries(sent).filter(
    ([name]) => Object.hasOwn(writable, name) || !Object.hasOwn(record.shape, name),
  );
  const sentVersion = Object.hasOwn(record.shape, "version") ? (sent.version ?? undefined) : undefined;
  const version = sentVersion === undefined ? undefined : wholeNumber(sentVersion);
  return { known: Object.fromEntries(entries), version };
}

const shapeOf = (schema: z.ZodType): object => (schema instanceof z.ZodObject ? schema.shape : {});

const isAsync = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;
const isPart = (result: unknown): result is ListPart<unknown> =>
  typeof result === "object" && result !== null && "rows" in result;

type Around = { reads: PublicReads; revision: number };

async function respond(ctx: Context, operation: Operation, result: unknown, around: Around): Promise<void> {
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
  if (isPublicRead(operation)) keepPublicRead(ctx, operation.path, text, around);
}

const isPublicRead = (operation: Operation) =>
  operation.access === "public" &&
  (operation.query?.includes("lang") ?? false) &&
  !operation.path.startsWith("/api/previews");

/** Headers that belong to one form of the answer, or to one visitor. */
const ownHeaders = ["content-type", "content-length", "set-cookie", "vary", "x-request-id"];

function keepPublicRead(ctx: Context, route: string, text: string, { reads, revision }: Around): void {
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
  // Compressed, the events would wait for one another in the compressor's window.
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
