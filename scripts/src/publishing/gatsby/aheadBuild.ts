import { type Dirent, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Language, Snapshot } from "@estudio/contract";
import type { BuildEnv } from "./buildEnv";
import { finish, type GatsbyRun, startGatsby } from "./gatsby";
import { type Source, serveSnapshot } from "./snapshot";

const sources = [
  "src",
  "gatsby",
  "locales",
  "gatsby-node.ts",
  "gatsby-config.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
];

/**
 * A `gatsby build` started ahead of the change: from the published snapshot it goes as far as it can without knowing what
 * will change (start-up, sourcing, bundles), and waits there. Given the new snapshot it ends in a second or two.
 */
export class AheadBuild {
  isWaiting = false;
  isGone = false;

  private constructor(
    private readonly env: BuildEnv,
    private readonly base: Snapshot,
    private readonly code: number,
    private readonly source: Source,
    private readonly run: GatsbyRun,
  ) {
    void source.asked.then(() => {
      this.isWaiting = true;
    });
    run.done
      .catch(() => undefined)
      .then(() => {
        this.isGone = true;
        source.close();
      });
  }

  /** @param base the snapshot Gatsby's folder was last built from: sourcing it again changes nothing in there */
  static async start(env: BuildEnv, base: Snapshot): Promise<AheadBuild> {
    const source = await serveSnapshot(base);
    // With one processor Gatsby renders the few changed pages in its own process: no workers to start at the end.
    const variables = { API_URL: source.url, NEXT_SNAPSHOT_URL: source.nextUrl, GATSBY_CPU_COUNT: "1" };
    return new AheadBuild(env, base, await codeAge(env), source, startGatsby(env, variables));
  }

  get output(): string[] {
    return this.run.output;
  }

  /** Resolves when it waits for its content, or is gone. */
  async ready(): Promise<void> {
    await Promise.race([this.source.asked, this.run.done.catch(() => undefined)]);
  }

  /** @returns whether it can end with that content as a plain build would */
  async canTake(next: Snapshot): Promise<boolean> {
    return !this.isGone && onlyAddsOrEdits(this.base, next) && (await codeAge(this.env)) === this.code;
  }

  /** @throws as `startGatsby`'s `done` */
  async take(next: Snapshot, isEnding: () => boolean, onProgress: (percent: number) => void): Promise<void> {
    this.run.onProgress = onProgress;
    this.source.give(onlyChanged(this.base, next));
    await finish(this.run, isEnding);
  }

  /** Ends it. While it waits it has changed nothing, and Gatsby's folder stays fit. */
  async discard(): Promise<void> {
    this.run.stop();
    await this.run.done.catch(() => undefined);
  }
}

/** Every address of before is still there, with the same record behind it: no page is taken away or moves. */
export function onlyAddsOrEdits(base: Snapshot, next: Snapshot): boolean {
  return (Object.keys(base.content) as Language[]).every((lang) =>
    (["projects", "posts"] as const).every((kind) => {
      const now = new Map(next.content[lang][kind].map(({ id, slug }) => [id, slug]));
      return base.content[lang][kind].every(({ id, slug }) => now.get(id) === slug);
    }),
  );
}

/** The new snapshot without the records that are as they were: with thousands of them, reading all would take longest. */
export function onlyChanged(base: Snapshot, next: Snapshot): Snapshot {
  const changed = <T extends { id: number }>(before: T[], now: T[]) => {
    const known = new Map(before.map((row) => [row.id, row]));
    return now.filter((row) => !isDeepStrictEqual(known.get(row.id), row));
  };
  const content = Object.fromEntries(
    (Object.keys(next.content) as Language[]).map((lang) => {
      const [before, now] = [base.content[lang], next.content[lang]];
      return [
        lang,
        {
          projects: changed(before.projects, now.projects),
          posts: changed(before.posts, now.posts),
          pages: changed(before.pages, now.pages),
        },
      ];
    }),
  );
  return { ...next, content: content as Snapshot["content"] };
}

/** When the site's code last changed, in milliseconds: a build begun before that is of another site. */
async function codeAge({ siteDir }: BuildEnv): Promise<number> {
  let newest = 0;
  for (const name of sources) {
    const path = join(siteDir, name);
    const entries = (await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])) as (Dirent & {
      parentPath: string;
    })[];
    for (const file of [path, ...entries.map((entry) => join(entry.parentPath, entry.name))])
      newest = Math.max(newest, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  }
  return newest;
}
