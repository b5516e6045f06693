import { monotonicMs, pause } from "@estudio/contract";
import type { Knex } from "knex";
import type { Context } from "koa";
import { isStillSignedIn } from "../sessions/session";

const lookEveryMs = 500;
const keepAliveMs = 15_000;

/**
 * What a signed-in browser follows: what `look` finds, each time it is another, until the client goes or is no longer signed
 * in. In between an `undefined` now and then, which is sent as a comment: it keeps proxies from closing the line.
 */
export async function* follow<T>(
  ctx: Context,
  db: Knex,
  look: () => Promise<T | undefined>,
): AsyncGenerator<T | undefined> {
  let last = "";
  let spokeAt = Number.NEGATIVE_INFINITY;
  while (!ctx.req.destroyed && (await isStillSignedIn(ctx, db))) {
    const found = await look();
    const now = JSON.stringify(found);
    if (found !== undefined && now !== last) {
      yield found;
      spokeAt = monotonicMs();
    } else if (monotonicMs() - spokeAt > keepAliveMs) {
      yield undefined;
      spokeAt = monotonicMs();
    }
    last = now;
    await pause(lookEveryMs);
  }
}
