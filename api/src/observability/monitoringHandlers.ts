import type { Deps } from "../deps";
import { Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { collectMetrics } from "./collectMetrics";
import { findMissing, findWarnings } from "./ready";

export function monitoringHandlers(deps: Deps): Pick<Handlers, "ready" | "readMetrics"> {
  return {
    ready: async () => {
      const errors = Object.fromEntries(Object.entries(await findMissing(deps)));
      const [first] = Object.values(errors);
      if (first !== undefined) throw new Refusal("unavailable", first, { errors, retryAfter: 5 });
      return { ok: true, warnings: await findWarnings(deps) };
    },
    readMetrics: async ({ ctx }) => {
      await collectMetrics(deps);
      const { type, text } = await deps.watch.metrics.text();
      ctx.type = type;
      ctx.set("Cache-Control", "no-store");
      ctx.body = text;
      return "";
    },
  };
}
