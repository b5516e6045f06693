import type { Snapshot } from "@estudio/contract";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";
import { BrokenContent, Interrupted, isNoRoom, RenderFailed, UnfitSite } from "./failures";
import { fullBuild } from "./gatsby/fullBuild";
import { GatsbyFolder } from "./gatsby/gatsbyFolder";
import type { BuildMonitor, Site } from "./release/site";
import { readProgram } from "./render/program";
import { Renderer } from "./render/renderer";
import { renderSite } from "./render/renderSite";
import { clearWorkFolder } from "./render/workFolder";

type Options = { full: boolean; base: Site["base"] };

/** How a site was built, for the receipt. */
const methods = { fast: "Solo lo que ha cambiado", full: "Construcción completa" };
const fastFailed = "— La publicación rápida no ha quedado bien; se construye la web entera —";

/** Builds sites: incrementally with the program of the last full build, or with Gatsby when that fails. */
export class SiteMaker {
  private readonly renderer: Renderer;
  private readonly gatsbyFolder: GatsbyFolder;
  private isWarm = false;

  constructor(private readonly env: BuildEnv) {
    this.renderer = new Renderer(env);
    this.gatsbyFolder = new GatsbyFolder(env);
  }

  /**
   * Build the site of a snapshot. Its files stay where they were made until `cleanUp`.
   * @param options `full`: with Gatsby in any case; `base`: the served release, to build upon
   * @param check throws when the site may not be served
   * @throws GatsbyFailed, UnfitSite, Interrupted
   */
  async make(
    snapshot: Snapshot,
    { full, base }: Options,
    monitor: BuildMonitor,
    check: (site: Site) => Promise<void>,
  ): Promise<Site> {
    const notes: string[] = [];
    if (!full)
      try {
        const site = await this.render(snapshot, base, monitor);
        if (site) await check(site);
        if (site) return site;
      } catch (error) {
        if (!canFullBuildHelp(error)) throw error;
        console.error("La publicación rápida no ha quedado bien:", error);
        notes.push(fastFailed, String(error));
        monitor.output.push(...notes);
      }
    this.renderer.stop();
    await this.gatsbyFolder.lock();
    const site = await fullBuild(this.env, this.gatsbyFolder, snapshot, base, monitor);
    await check(site);
    return { ...site, log: [...notes, methods.full].join("\n") };
  }

  /** Start the rendering process early, so that the first change does not wait for it. */
  async warmUp(): Promise<void> {
    if (this.isWarm) return;
    this.isWarm = true;
    const program = await readProgram(this.env, codeStamp());
    if (program) this.renderer.start(program);
  }

  /** Delete the built files, once the site is released or given up. */
  async cleanUp(): Promise<void> {
    this.isWarm = false;
    this.gatsbyFolder.unlock();
    await clearWorkFolder(this.env);
  }

  close(): void {
    this.renderer.stop();
  }

  /** Return undefined when there is no program of this code. */
  private async render(snapshot: Snapshot, base: Site["base"], monitor: BuildMonitor): Promise<Site | undefined> {
    const program = await readProgram(this.env, codeStamp());
    if (!program) return undefined;
    try {
      return { ...(await renderSite(this.env, this.renderer, program, snapshot, base, monitor)), log: methods.fast };
    } catch (error) {
      if (error instanceof Interrupted || isNoRoom(error)) throw error;
      throw new RenderFailed(String(error), { cause: error });
    }
  }
}

/** A full build helps neither broken content nor a full disk. */
const canFullBuildHelp = (error: unknown) =>
  !isNoRoom(error) &&
  (error instanceof RenderFailed || (error instanceof UnfitSite && !(error instanceof BrokenContent)));
