import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";

/** Where this machine has Chromium; undefined = the browser Playwright brings. */
export const chromium = [process.env.CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);

/** @returns a port of 127.0.0.1 that nobody listens on */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
