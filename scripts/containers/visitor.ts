import { setTimeout as pause } from "node:timers/promises";

const connectionResetCodes = ["UND_ERR_SOCKET", "ECONNRESET"];

/** A client of the site from outside, with the cookies of one browser. */
export class Visitor {
  private cookie = "";

  constructor(readonly address: string) {}

  async call(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const headers = {
      Origin: this.address,
      ...(this.cookie ? { Cookie: this.cookie } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
    };
    const send = () =>
      fetch(this.address + path, {
        method,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const answer = await send().catch((error) => {
      // Like a browser, retry a keep-alive connection that the server has just closed (nginx, on a reload).
      if (!connectionResetCodes.includes(error.cause?.code)) throw error;
      return send();
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (cookies.length) this.cookie = cookies.join("; ");
    return { status: answer.status, text: await answer.text() };
  }

  /** @throws Error when the status is not a success */
  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  }

  /**
   * Wait until a page contains a text.
   * @throws Error with the last response when it does not in time
   */
  async sees(path: string, wanted = "</html>", withinMs = 15 * 60_000): Promise<void> {
    let last = "";
    for (const until = performance.now() + withinMs; performance.now() < until; await pause(1000)) {
      const answer = await this.call("GET", path).catch((error) => ({ status: 0, text: String(error) }));
      if (answer.status === 200 && answer.text.includes(wanted)) return;
      last = `${answer.status} ${answer.text.slice(0, 200)}`;
    }
    throw new Error(`${path} no muestra «${wanted}»: ${last}`);
  }
}
