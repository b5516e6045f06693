import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { browserPlaces } from "./browser.cjs";

/** Path of this machine's Chromium; undefined selects Playwright's own browser. */
export const chromium = browserPlaces.find((path) => path && existsSync(path));

/** Return a free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
