import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { pause } from "@estudio/contract";
import { errorInWords } from "@estudio/database";
import { LostApi } from "./failures";

type Asking = { method?: "GET" | "HEAD"; headers?: Record<string, string> };
type Answer = { status: number; text: string };

const tries = 4;
const pauseMs = 500;
/** Timeouts for connecting, and for silence on an open connection. */
const deadAfter = { connectMs: 10_000, silentMs: 300_000 };

/**
 * Send a request to the API. A broken connection is tried again: the API may be restarting, or this machine was
 * asleep.
 * @throws LostApi when the API cannot be reached
 */
export async function askApi(url: string, asking: Asking = {}): Promise<Answer> {
  for (let attempt = 1; ; attempt++)
    try {
      return await askOnce(url, asking);
    } catch (error) {
      if (attempt === tries) throw new LostApi(`${url}: ${errorInWords(error)}`, { cause: error });
      await pause(pauseMs);
    }
}

/**
 * Send one request to the API. Redirects are not followed; a gzip response is decompressed.
 * Performance: `fetch` loads 14 MB at its first call, and this process would keep them while it waits.
 * @throws Error when the connection breaks or times out
 */
export function askOnce(url: string, { method = "GET", headers = {} }: Asking = {}, dead = deadAfter): Promise<Answer> {
  const send = url.startsWith("https:") ? secure : plain;
  return new Promise((resolve, reject) => {
    const asked = send(url, { method, headers, timeout: dead.connectMs }, (answer) => {
      const isPacked = answer.headers["content-encoding"] === "gzip";
      const body = isPacked ? buffer(answer).then((bytes) => gunzipSync(bytes).toString()) : text(answer);
      body.then((whole) => resolve({ status: answer.statusCode ?? 0, text: whole }), reject);
    });
    asked.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => asked.setTimeout(dead.silentMs));
      else asked.setTimeout(dead.silentMs);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject);
    asked.end();
  });
}
