import { type ErrorAnswer, type ErrorCode, errorCodes, messages, type SecondStep } from "@estudio/contract";
import { isForeignKeyViolation, isUnavailable } from "@estudio/database";
import type { Context, Middleware } from "koa";
import { ValidationError } from "objection";
import type { Logger } from "pino";

type Details = {
  errors?: Record<string, string>;
  current?: unknown;
  success?: false;
  secondStep?: SecondStep;
  retryAfter?: number;
  allow?: string;
};

/** Fields that errors of Node, a database driver, a mail server or a body parser may carry. */
type Facts = {
  name?: string;
  message?: string;
  code?: string;
  type?: string;
  status?: number;
  httpCode?: number;
  response?: string;
  responseCode?: number;
  $metadata?: { httpStatusCode?: number };
};

/** Return the fields of a thrown value, none if it is not an object. */
export const factsOf = (thrown: unknown): Facts => (typeof thrown === "object" && thrown !== null ? thrown : {});

/** A refused request: thrown anywhere, answered by `answerErrors`. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
  get status(): number {
    return errorCodes[this.code];
  }
}

export const notFound = (message = "No existe o ya no está disponible") => new Refusal("not_found", message);
export const invalid = (errors: Record<string, string>) =>
  new Refusal("invalid", Object.values(errors)[0] ?? "Hay datos que no son válidos", { errors });

/**
 * Translate errors of the libraries into refusals. Any other error is a bug: logged whole, answered as a generic 500.
 */
function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof ValidationError) return invalid(rowErrors(error));
  const { status } = factsOf(error);
  if (status === 413) return new Refusal("too_large", "La petición es demasiado grande");
  if (status === 400 || error instanceof URIError) return new Refusal("unreadable", "No se ha podido leer la petición");
  if (status === 403 || status === 404) return notFound();
  if (status === 415) return new Refusal("media_type", "Envía los datos como application/json");
  // Foreign keys refer only to accounts: the account was deleted during this request.
  if (isForeignKeyViolation(error)) return new Refusal("unauthenticated", "Esta cuenta ya no existe");
  if (isUnavailable(error))
    return new Refusal("unavailable", "El servicio no está disponible en este momento. Inténtalo de nuevo.", {
      retryAfter: 5,
    });
  return undefined;
}

/** Map failed model validation to fields: `galleryImages/1` becomes `galleryImages.1`. */
function rowErrors({ data }: ValidationError): Record<string, string> {
  const fields = Object.keys(data ?? {}).map((path) => path.replace(/^\//, "").replaceAll("/", "."));
  return Object.fromEntries(fields.map((field) => [field, messages.invalid]));
}

/**
 * Return the path for the log. Paths of the API are replaced by their route, because their parameters may be personal
 * data.
 */
const loggedPath = (ctx: Context): string => {
  // koa-router sets it, but its types lack it.
  const route = "_matchedRoute" in ctx ? ctx._matchedRoute : undefined;
  return ctx.path.startsWith("/api/") ? String(route ?? "/api/…") : ctx.path;
};

/** The request id, which the visitor may quote. */
const requestIdOf = (ctx: Context) => ctx.response.get("X-Request-Id") || undefined;

/** Return whether a service is still starting, which needs no action. */
const isStarting = (error: unknown) =>
  error instanceof Refusal && error.code === "unavailable" && error.cause === undefined;

export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal =
        toRefusal(error) ?? new Refusal("internal", "Algo ha fallado por nuestra parte. Inténtalo de nuevo.");
      const level = isStarting(error) ? "info" : "error";
      if (refusal.status >= 500)
        log[level]({ err: error, id: requestIdOf(ctx), method: ctx.method, path: loggedPath(ctx) }, "request failed");
      else if (error instanceof ValidationError)
        log.warn({ err: error, id: requestIdOf(ctx), path: loggedPath(ctx) }, "model validation failed");
      // Discard the unread body, or the next request on this connection would never be read.
      if (!ctx.req.complete) ctx.req.resume();
      const { retryAfter, allow, ...details } = refusal.details;
      ctx.status = refusal.status;
      if (retryAfter !== undefined) ctx.set("Retry-After", String(retryAfter));
      if (allow !== undefined) ctx.set("Allow", allow);
      ctx.set("Cache-Control", "no-store");
      ctx.body = { message: refusal.message, code: refusal.code, ...details } satisfies ErrorAnswer;
    }
  };
}
