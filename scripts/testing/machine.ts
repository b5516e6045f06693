import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { browserPlaces } from "./browser.cjs";

/** Where this machine has Chromium; undefined = the browser Playwright brings. */
export const chromium = browserPlaces.find((path) => path && existsSync(path));

/** @returns a port of 127.0.0.1 that nobody listens on */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
