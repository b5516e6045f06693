import type { IncomingMessage, ServerResponse } from "node:http";
import { monotonicMs, startInterval } from "@estudio/contract";

const intervalMs = 2000;
/**
 * Node's own limit is five minutes for the whole request. A mobile connection may be silent for seconds, but brings
 * more than 400 bytes a second over a while: twenty uploads of ten bytes at a time kept visitors from sending files.
 */
const slowest = { silenceMs: 20_000, minBytes: 8192 };

const timedOut = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Close the connection of a request whose body stalls, which would hold memory, a file and a socket.
 * @param pace a body that brings fewer than `minBytes` bytes in `silenceMs` milliseconds, and does not end, has stalled
 */
export function endStalledBody(request: IncomingMessage, response: ServerResponse, pace = slowest): void {
  const { silenceMs, minBytes } = pace;
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (length === "0" && !encoding) return;
  const { socket } = request;
  let [read, heardAt] = [socket.bytesRead, monotonicMs()];
  const timer = startInterval(
    () => {
      if (request.complete || socket.destroyed) return clearInterval(timer);
      // Unread bytes in the buffer mean that this process is slow, not the sender.
      if (socket.bytesRead - read >= minBytes || request.readableLength > 0)
        [read, heardAt] = [socket.bytesRead, monotonicMs()];
      else if (monotonicMs() - heardAt > silenceMs) {
        clearInterval(timer);
        if (!response.headersSent) socket.write(timedOut);
        request.destroy();
      }
    },
    Math.min(intervalMs, silenceMs),
  ).unref();
}
