import type { Snapshot } from "@estudio/contract";
import type { BuildEnv } from "./buildEnv";
import { codeStamp } from "./codeStamp";
import { BrokenContent, Interrupted, isNoRoom, RenderFailed, UnfitSite } from "./failures";
import { fullBuild } from "./gatsby/fullBuild";
import { GatsbyFolder } from "./gatsby/gatsbyFolder";
import type { MadeSite, Release } from "./release/madeSite";
import { ReleaseFiles } from "./release/releaseFiles";
import { PageTags } from "./render/pageTags";
import { readProgram } from "./render/program";
import { Renderers } from "./render/renderers";
import { type Means, renderSite } from "./render/renderSite";
import { clearWork } from "./render/work";
import type { Watch } from "./watch";

type Wish = { full: boolean; base: Release | undefined };

/** How a site was made, for the receipt. */
const ways = { fast: "Solo lo que ha cambiado", full: "Construcción completa" };
const fastFailed = "— La publicación rápida no ha quedado bien; se construye la web entera —";

/** Makes sites: in a moment with the program that the last full build left, else, or when that fails, with Gatsby. */
export class SiteMaker {
  private readonly means: Means;
  private readonly gatsbyFolder: GatsbyFolder;

  constructor(private readonly env: BuildEnv) {
    this.means = { renderers: new Renderers(env), tags: new PageTags() };
    this.gatsbyFolder = new GatsbyFolder(env);
  }

  /**
   * @param options `full`: with Gatsby, whatever could be done without; `base`: the served release, to build upon
   * @param check throws when the site made may not be served
   * @returns a site that lies where it was made until `rest`
   * @throws GatsbyFailed, UnfitSite, Interrupted
   */
  async make(
    snapshot: Snapshot,
    { full, base }: Wish,
    watch: Watch,
    check: (site: MadeSite) => Promise<void>,
  ): Promise<MadeSite> {
    const notes: string[] = [];
    if (!full)
      try {
        const site = await this.render(snapshot, base, watch);
        if (site) await check(site);
        if (site) return site;
      } catch (error) {
        if (!isOfTheFastWay(error)) throw error;
        console.error("La publicación rápida no ha quedado bien:", error);
        notes.push(fastFailed, String(error));
        watch.output.push(...notes);
      }
    const site = await this.build(snapshot, base, watch);
    await check(site);
    return { ...site, log: [...notes, ways.full].join("\n") };
  }

  /** The site made is released, or given up: another may be made. */
  async rest(): Promise<void> {
    this.gatsbyFolder.unlock();
    await clearWork(this.env);
  }

  /** This process ends. */
  end(): void {
    this.means.renderers.end();
  }

  /**
   * The fast way alone.
   * @param mostPages more are not rendered, but refused
   * @returns undefined when there is no program of this code
   * @throws RenderFailed, Interrupted; without room, as the system says
   */
  async render(
    snapshot: Snapshot,
    base: Wish["base"],
    watch: Watch,
    mostPages = Number.POSITIVE_INFINITY,
  ): Promise<MadeSite | undefined> {
    const program = await readProgram(this.env, codeStamp());
    if (!program) return undefined;
    try {
      return {
        ...(await renderSite(this.env, this.means, program, snapshot, base, watch, mostPages)),
        log: ways.fast,
      };
    } catch (error) {
      if (error instanceof Interrupted || isNoRoom(error)) throw error;
      throw new RenderFailed(String(error), { cause: error });
    }
  }

  private async build(snapshot: Snapshot, base: Wish["base"], watch: Watch): Promise<MadeSite> {
    this.means.renderers.end();
    await this.gatsbyFolder.lock();
    const site = await fullBuild(this.env, this.gatsbyFolder, snapshot, base, watch);
    const program = await readProgram(this.env, site.code);
    if (program) {
      // The change that follows is then rendered by who waits already, and compared with what is known of each page, as any other.
      this.means.renderers.begin(program);
      this.means.tags.of(program, site.pages, ReleaseFiles.none, () => undefined);
    }
    return site;
  }
}

/** What another way of making the same site may put right: not content that cannot be published, nor a claim that was lost. */
const isOfTheFastWay = (error: unknown) =>
  !isNoRoom(error) &&
  (error instanceof RenderFailed || (error instanceof UnfitSite && !(error instanceof BrokenContent)));
