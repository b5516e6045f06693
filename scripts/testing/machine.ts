import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { portOf } from "../../database/testing/portOf";
import { browserPlaces } from "./browser.cjs";

/** Path of this machine's Chromium; undefined selects Playwright's own browser. */
export const chromium = browserPlaces.find((path) => path && existsSync(path));

/** Return a free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
