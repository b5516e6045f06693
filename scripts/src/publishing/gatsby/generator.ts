import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "@estudio/contract";
import { BrokenContent, Interrupted, LostApi } from "../failures";
import { AheadBuild } from "./aheadBuild";
import type { BuildEnv } from "./buildEnv";
import { finish, startGatsby } from "./gatsby";
import { GatsbyFolder } from "./gatsbyFolder";
import { fetchSnapshot, serveSnapshot } from "./snapshot";

/** How a site was made, for the receipt. */
const ways = {
  ahead: "Construcción adelantada",
  warm: "Construcción incremental",
  cold: "Construcción desde cero",
};
const notRight = "— La construcción adelantada no ha quedado bien; se empieza de cero —";
const aheadFailed = "— La construcción adelantada ha fallado; se empieza de cero —";
const warmFailed = "— La construcción incremental ha fallado; se empieza de cero —";

type Watch = { output: string[]; isEnding(): boolean; onProgress(percent: number): void };

/**
 * Makes the site out of a snapshot, the fastest way that is right: the build started ahead, else a plain one in the warm
 * folder, else (also when one of those failed) one from nothing.
 */
export class Generator {
  readonly gatsbyFolder: GatsbyFolder;
  private ahead: AheadBuild | undefined;
  private last: Snapshot | undefined;

  constructor(private readonly env: BuildEnv) {
    this.gatsbyFolder = new GatsbyFolder(env);
  }

  /**
   * @param check throws when the site made may not be served
   * @returns how it was made, and what did not work before
   * @throws GatsbyFailed, UnfitSite, Interrupted
   */
  async run(snapshot: Snapshot, watch: Watch, check: () => Promise<void>): Promise<string> {
    this.last = undefined;
    const notes: string[] = [];
    const note = (text: string) => {
      notes.push(text);
      watch.output.push(text);
    };
    if (await this.finishAhead(snapshot, watch, note)) {
      try {
        await this.accept(snapshot, check);
        return ways.ahead;
      } catch (error) {
        if (isSiteRight(error)) throw error;
        console.error("La construcción adelantada no ha quedado bien:", error);
        note(notRight);
      }
    }
    await this.gatsbyFolder.open();
    try {
      await this.plain(snapshot, watch);
    } catch (error) {
      if (error instanceof Interrupted || !this.gatsbyFolder.isWarm) throw error;
      note(warmFailed);
      await this.gatsbyFolder.clean();
      await this.plain(snapshot, watch);
    }
    await this.accept(snapshot, check);
    return [...notes, this.gatsbyFolder.isWarm ? ways.warm : ways.cold].join("\n");
  }

  private async accept(snapshot: Snapshot, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (isSiteRight(error)) this.keep(snapshot);
      throw error;
    }
    this.keep(snapshot);
  }

  /** The site in Gatsby's folder is that snapshot's: the next build may go on from it. */
  private keep(snapshot: Snapshot): void {
    this.gatsbyFolder.markFit();
    this.last = snapshot;
  }

  /** Nothing to build: the next build is started ahead, unless another installation wants Gatsby's folder. */
  async idle(): Promise<void> {
    if (this.ahead && (this.ahead.isGone || this.gatsbyFolder.isWanted())) {
      await this.dropAhead();
      this.gatsbyFolder.unlock();
    }
    if (this.ahead || !this.env.buildAhead || this.gatsbyFolder.isWanted()) return;
    const base = this.last;
    if (!base || !this.gatsbyFolder.tryLock()) return;
    this.last = undefined;
    if (!this.gatsbyFolder.isFit()) return this.gatsbyFolder.unlock();
    this.gatsbyFolder.spoil();
    const ahead = await AheadBuild.start(this.env, base);
    this.ahead = ahead;
    // Until it waits it may be in the middle of writing its cache.
    void ahead.ready().then(() => {
      if (ahead.isWaiting && this.ahead === ahead) this.gatsbyFolder.markFit();
    });
  }

  /** After a restart: what is in Gatsby's folder may be what the API still has. */
  async recall(): Promise<void> {
    const built = join(this.gatsbyFolder.publicDir, "release.json");
    if (!this.env.buildAhead || !existsSync(built)) return;
    const snapshot = await fetchSnapshot(this.env);
    if (JSON.parse(readFileSync(built, "utf8")).revision === snapshot.revision) this.last = snapshot;
  }

  async end(): Promise<void> {
    if (!this.ahead) return;
    await this.dropAhead();
    this.gatsbyFolder.unlock();
  }

  /** @returns whether the site is made */
  private async finishAhead(snapshot: Snapshot, watch: Watch, note: (text: string) => void): Promise<boolean> {
    const { ahead } = this;
    if (!ahead) return false;
    await ahead.ready();
    if (!(await ahead.canTake(snapshot))) {
      await this.dropAhead();
      return false;
    }
    this.ahead = undefined;
    this.gatsbyFolder.spoil();
    try {
      await ahead.take(snapshot, watch.isEnding, watch.onProgress);
      return true;
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      console.error("La construcción adelantada ha fallado:", error, ahead.output.slice(-20).join("\n"));
      watch.output.push(...ahead.output);
      note(aheadFailed);
      return false;
    }
  }

  private async dropAhead(): Promise<void> {
    const { ahead } = this;
    this.ahead = undefined;
    await ahead?.discard();
  }

  private async plain(snapshot: Snapshot, { output, isEnding, onProgress }: Watch): Promise<void> {
    const source = await serveSnapshot(snapshot);
    const run = startGatsby(this.env, { API_URL: source.url });
    run.output = output;
    run.onProgress = onProgress;
    await finish(run, isEnding).finally(() => source.close());
  }
}

/** The site is made as its content says, though it may not be served: what is saved next may build on it. */
const isSiteRight = (error: unknown) => error instanceof BrokenContent || error instanceof LostApi;
