import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { LostApi } from "./failures";

type Asking = { method?: "GET" | "HEAD"; headers?: Record<string, string> };
export type Answer = { status: number; text: string };

const tries = 4;
const pauseMs = 500;
/** Nothing is heard for so long: the line is dead. */
const silentMs = 300_000;

/**
 * Asks the API. A line that breaks is tried again: the API may be starting anew, or this machine has slept.
 * @throws LostApi when it cannot be reached
 */
export async function askApi(url: string, asking: Asking = {}): Promise<Answer> {
  for (let attempt = 1; ; attempt++)
    try {
      return await askOnce(url, asking);
    } catch (error) {
      if (attempt === tries) throw new LostApi(`${url}: ${error}`);
      await pause(pauseMs);
    }
}

/**
 * Asks the API, once, and follows no redirect. Not by `fetch`: what that loads for its first question takes 14 MB, which this process,
 * mostly waiting, would keep.
 * @throws Error as the line broke
 */
export function askOnce(url: string, { method = "GET", headers = {} }: Asking = {}): Promise<Answer> {
  const send = url.startsWith("https:") ? secure : plain;
  return new Promise((resolve, reject) => {
    const asked = send(url, { method, headers, timeout: silentMs }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject);
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject);
    asked.end();
  });
}
