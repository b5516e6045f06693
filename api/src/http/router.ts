import { entriesOf, type Operation, type OperationId, operations, pinnedHeader } from "@estudio/contract";
import { fromDevice } from "@estudio/database";
import Router from "@koa/router";
import type { Context } from "koa";
import type { z } from "zod";
import type { PublicReads } from "../content/publicReads";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import { nameRoute } from "../observability/routeNames";
import { deviceOf } from "../sessions/device";
import { authorise } from "./admit";
import { deleteFormFiles } from "./bodies/form";
import type { Call, Handlers } from "./handlers";
import { outputOf } from "./output";
import { countAndRead } from "./readCall";
import { isPublicRead, respond } from "./respond";

/** A method, because TypeScript then accepts a handler of any operation. */
type AnyHandler = { answer(call: Call): Promise<unknown> };

/**
 * Route every operation of the contract: authorise (401, 403), count (429), validate the body (400, 413, 415, 422),
 * call the handler, send the contract's fields.
 */
export function createRouter(deps: Deps, handlers: Handlers, reads: PublicReads): Router {
  const router = new Router({ sensitive: true });
  for (const [id, operation] of entriesOf<Record<OperationId, Operation>>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    const answer = outputOf(operation.answer);
    // The loop loses the relation between an operation and its handler; the type `Handlers` has checked it.
    const handler: AnyHandler = { answer: handlers[id] };
    router.register(path, [operation.method], async (ctx: Context) => {
      nameRoute(ctx.res, operation.path);
      const revision = deps.state.current.revision;
      const user = await authorise(ctx, operation, deps);
      // Also for a 404: the record may have another address now than in the served release.
      if (isPublicRead(operation) && deps.state.current.pinned) ctx.set(pinnedHeader, "1");
      try {
        const call = await countAndRead(ctx, operation, user, deps);
        const work = () => handler.answer(call).catch((error) => throwFiltered(error, answer));
        const result = await (user ? fromDevice(deviceOf(ctx.get("User-Agent")), work) : work());
        await respond(ctx, { ...operation, answer }, result, { reads, revision });
      } finally {
        // The handler has stored the form's files elsewhere, or refused them.
        await deleteFormFiles(ctx);
      }
    });
  }
  return router;
}

/** Filter the stored record of a conflict like every answer. */
function throwFiltered(error: unknown, answer: z.ZodType): never {
  if (!(error instanceof Refusal) || error.details.current === undefined) throw error;
  throw new Refusal(error.code, error.message, { ...error.details, current: answer.parse(error.details.current) });
}
