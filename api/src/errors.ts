import { type ErrorAnswer, type ErrorCode, errorCodes } from "@estudio/contract";
import { isUnavailable } from "@estudio/database";
import type { Middleware } from "koa";
import type { Logger } from "pino";

type Details = {
  errors?: Record<string, string>;
  current?: unknown;
  success?: false;
  retryAfter?: number;
  allow?: string;
};

/** A refusal, thrown where it is known and answered in one place (`answerErrors`). */
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

/** What our own libraries throw, in the words of this API. Anything else is a fault of ours: logged whole, told in one sentence. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { status } = error as { status?: number };
  if (status === 413) return new Refusal("too_large", "La petición es demasiado grande");
  if (status === 400 || error instanceof URIError) return new Refusal("unreadable", "No se ha podido leer la petición");
  if (status === 415) return new Refusal("media_type", "Envía los datos como application/json");
  if (isUnavailable(error))
    return new Refusal("unavailable", "El servicio no está disponible en este momento. Inténtalo de nuevo.", {
      retryAfter: 5,
    });
  return undefined;
}

/** The one place that answers errors. */
export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal =
        asRefusal(error) ?? new Refusal("internal", "Algo ha fallado por nuestra parte. Inténtalo de nuevo.");
      if (refusal.status >= 500) log.error({ err: error, method: ctx.method, path: ctx.path }, "request failed");
      // What is still on its way is let through to nowhere, or the connection's next request would never be read.
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
