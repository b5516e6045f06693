import {
  isKeyOf,
  messages,
  type Operation,
  onceKey,
  pathParameters,
  queryParameters,
  refusals,
  spanishParse,
} from "@estudio/contract";
import type { Context } from "koa";
import { z } from "zod";
import type { Deps } from "../deps";
import { invalid, notFound, Refusal } from "../errors";
import { readListQuery } from "../lists/listQuery";
import { readJson, requireUtf8 } from "./bodies/body";
import { isForm, readForm, readRefusedForm } from "./bodies/form";
import type { Call } from "./handlers";
import { limitOf } from "./rateLimitKeys";

/** Count a call before its body is read. If the body is refused, a part is refunded according to its size. */
export async function countAndRead(
  ctx: Context,
  operation: Operation,
  user: Call["user"],
  { limits, intake }: Pick<Deps, "limits" | "intake">,
): Promise<Call> {
  const counted = limitOf(ctx, operation.limit);
  if (counted)
    await limits.require(counted.name, counted.key).catch(async (refusal) => {
      await readRefusedForm(ctx, operation, intake);
      throw refusal;
    });
  try {
    return await readCall(ctx, operation, user, intake);
  } catch (error) {
    if (counted) await limits.refundRefused(counted.name, counted.key, ctx.request.length);
    throw error;
  }
}

async function readCall(ctx: Context, operation: Operation, user: Call["user"], intake: Deps["intake"]): Promise<Call> {
  const asks = operation.query ?? [];
  if (asks.includes("filter")) requireUtf8(ctx.querystring);
  return {
    ctx,
    user,
    lang: asks.includes("lang") ? readLanguage(ctx) : "es",
    list: readListQuery(ctx.query, asks),
    ...(asks.includes("version") ? readVersion(ctx) : await readBody(ctx, operation, intake)),
    params: readParameters(ctx, operation),
    once: operation.once && readIdempotencyKey(ctx),
    // `operation` describes the result, but the compiler cannot relate it to the operation's id.
  } as Call;
}

/**
 * Parse the path parameters.
 * @throws Refusal not_found: a parameter does not have the contract's form
 */
function readParameters(ctx: Context, { path }: Operation) {
  const named = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) =>
    isKeyOf(pathParameters, name) ? [name] : [],
  );
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

/** A call without a body carries the version in its query. */
function readVersion({ query: { version } }: Context): { version?: number } {
  if (version === undefined || version === "") return {};
  const parsed = queryParameters.version.schema.safeParse(version);
  if (!parsed.success) throw new Refusal("unreadable", "El parámetro version no se entiende");
  return { version: parsed.data };
}

function readIdempotencyKey(ctx: Context): string | undefined {
  const given = ctx.headers["idempotency-key"];
  if (given === undefined) return undefined;
  const parsed = onceKey.safeParse(given);
  if (!parsed.success)
    throw new Refusal("unreadable", "La cabecera Idempotency-Key debe tener de 8 a 64 letras, cifras o guiones");
  return parsed.data;
}

async function readBody(
  ctx: Context,
  operation: Operation,
  intake: Deps["intake"],
): Promise<{ body?: unknown; version?: number }> {
  if (!operation.body) return {};
  const sent = await (isForm(ctx, operation) ? readForm(ctx, intake) : readJson(ctx, operation));
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

/** A client may send a whole record back. Read-only fields are ignored; unknown ones are refused by the schema. */
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
