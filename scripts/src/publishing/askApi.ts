import { setTimeout as pause } from "node:timers/promises";

const tries = 4;
const pauseMs = 500;

/**
 * Asks the API. A line that breaks is tried again: the API may be starting anew, or this machine has slept.
 * @throws TypeError when it cannot be reached
 */
export async function askApi(url: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt++)
    try {
      return await fetch(url, init);
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(pauseMs);
    }
}
