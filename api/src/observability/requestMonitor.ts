import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "../env";
import { AccessLog } from "./accessLog";
import { Metrics } from "./metrics";
import { routeName } from "./routeNames";

export const requestIdHeader = "X-Request-Id";
/** Request ids accepted from a proxy. The pattern prevents log injection. */
const acceptedId = /^[\w-]{8,64}$/;

/** Gives each request an id, measures it, and logs it if ACCESS_LOG is on. */
export class RequestMonitor {
  readonly metrics = new Metrics();
  private readonly accessLog: AccessLog | undefined;

  constructor(private readonly env: Pick<Env, "TRUST_PROXY" | "ACCESS_LOG">) {
    this.accessLog = env.ACCESS_LOG === "on" ? new AccessLog() : undefined;
  }

  /** Return the request's id: a trusted proxy's, or a new one. */
  begin(request: IncomingMessage, response: ServerResponse): string {
    const id = this.idOf(request);
    const began = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    response.once("close", () => {
      const ms = performance.now() - began;
      const { method = "" } = request;
      const route = routeName(request, response);
      // A stream that stays open all day would distort the durations.
      if (response.getHeader("Content-Type") !== "text/event-stream")
        this.metrics.observe({ method, route, status: response.statusCode }, ms / 1000);
      const bytes = socket.bytesWritten - sentBefore;
      this.accessLog?.write({ id, method, route, status: response.statusCode, ms: Math.round(ms * 10) / 10, bytes });
    });
    return id;
  }

  stop(): void {
    this.accessLog?.stop();
  }

  private idOf({ headers }: IncomingMessage): string {
    const given = this.env.TRUST_PROXY ? headers["x-request-id"] : undefined;
    return typeof given === "string" && acceptedId.test(given) ? given : randomUUID();
  }
}
