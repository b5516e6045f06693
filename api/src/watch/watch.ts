import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../env";
import { AccessLog } from "./accessLog";
import { Metrics } from "./metrics";
import { routeName } from "./routeNames";

export const requestIdHeader = "X-Request-Id";
/** What a proxy may call a request: nothing that could write lines into a log. */
const usable = /^[\w-]{8,64}$/;

/** Looks on while requests are answered: each has an id, which its answer names, and is counted; with ACCESS_LOG it is written down. */
export class Watch {
  readonly metrics = new Metrics();
  private readonly accessLog: AccessLog | undefined;

  constructor(private readonly env: Pick<Env, "TRUST_PROXY" | "ACCESS_LOG">) {
    this.accessLog = env.ACCESS_LOG === "on" ? new AccessLog() : undefined;
  }

  /** @returns the request's id: the one of a proxy that is trusted, else a new one */
  begin(request: IncomingMessage, response: ServerResponse): string {
    const id = this.idOf(request);
    const began = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    response.once("close", () => {
      const ms = performance.now() - began;
      const { method = "" } = request;
      const route = routeName(request, response);
      // A stream that stays open all day says nothing about how long answers take.
      if (response.getHeader("Content-Type") !== "text/event-stream")
        this.metrics.answered({ method, route, status: response.statusCode }, ms / 1000);
      const bytes = socket.bytesWritten - sentBefore;
      this.accessLog?.write({ id, method, route, status: response.statusCode, ms: Math.round(ms * 10) / 10, bytes });
    });
    return id;
  }

  /** What was seen last is written, too. */
  stop(): void {
    this.accessLog?.stop();
  }

  private idOf({ headers }: IncomingMessage): string {
    const given = this.env.TRUST_PROXY ? headers["x-request-id"] : undefined;
    return typeof given === "string" && usable.test(given) ? given : randomUUID();
  }
}
