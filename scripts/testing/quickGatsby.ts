import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { readJson } from "../../database/testing/readJson";
import type { BuildEnv } from "../src/publishing/buildEnv";
import { writeSite } from "./site";

/** Work that a test does during a build. */
export const during = { generation: async (): Promise<void> => undefined };

/** Replaces the function of `gatsby.ts`: writes the pages at once. */
export function startGatsby(env: BuildEnv, contentUrl: string) {
  const made = fetch(contentUrl).then(async (answer) => {
    mkdirSync(join(env.siteDir, ".cache/webpack"), { recursive: true });
    writeSite(join(env.siteDir, "public"), await readJson<Snapshot>(answer));
    await during.generation();
  });
  return { done: made, stop: () => undefined };
}

export const finish = ({ done }: { done: Promise<void> }) => done;
