import { monotonicMs, pause } from "@estudio/contract";
import type { Knex } from "knex";
import type { Context } from "koa";
import { isStillSignedIn } from "../sessions/session";

const pollMs = 500;
const keepAliveMs = 15_000;

/**
 * Poll `look` and yield each changed result, until the client leaves or is signed out. Yields undefined every 15 s,
 * which is sent as a comment so that proxies keep the connection open.
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
    await pause(pollMs);
  }
}
