import { readFileSync } from "node:fs";
import type { Snapshot } from "@estudio/contract";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../buildEnv";
import { brandPictures } from "../release/brandPictures";
import { etagOf, type MadeSite, type Release } from "../release/madeSite";
import { ReleaseFiles } from "../release/releaseFiles";
import { oneByOne } from "../sideBySide";
import type { PageTags } from "./pageTags";
import { type Program, pageData, sharedFile } from "./program";
import type { Renderers } from "./renderers";
import { Work } from "./work";

/** So many changed pages' data are kept as they were written out to be compared; those of 150,000 pages would be 1.4 GB, and are written out again. */
const mostTexts = 2000;

/** A page's data that are other than the served ones, where they have been written out already. */
type Data = { etag: string; text: string | undefined };

/** The files of a site as they come together: each is the one that is served, or made anew in this builder's folder. */
export class NewSite {
  /** The pages whose data are other than the served ones. */
  readonly changed = new Map<SitePage, Data>();
  /** The files made, and where each lies. */
  readonly made = new Map<string, string>();
  /** What is known of them already. */
  readonly known: MadeSite["known"] = new Map();
  readonly work: Work;
  private readonly before: ReleaseFiles;
  private pages: SitePage[] = [];
  private texts: Record<string, string> = {};
  private gone: string[] = [];
  private kept = 0;

  /** @param base the served release, when it is of that program */
  constructor(
    private readonly env: BuildEnv,
    private readonly program: Program,
    base: Release | undefined,
  ) {
    this.work = new Work(env);
    this.before = base?.manifest.files ?? ReleaseFiles.none;
  }

  /** The program's own files; in the place of some stands the studio's sign. */
  async addShared(settings: Snapshot["settings"]): Promise<void> {
    const signs = await brandPictures(settings);
    for (const [name, shared] of Object.entries(this.program.files)) {
      const sign = signs.get(name);
      if (this.before.get(name)?.etag === (sign ? etagOf(sign) : shared)) this.kept++;
      else
        this.made.set(
          name,
          sign ? await this.work.writeApart(name, sign) : await sharedFile(this.env, this.program, name),
        );
    }
  }

  /** Finds out which pages are as they are served; the others are `changed`. @throws Error as `pageData` */
  addPages(pages: SitePage[], tags: PageTags): void {
    this.pages = pages;
    const { there, gone } = tags.of(this.program, pages, this.before, (page, { etag, text }) =>
      this.changed.set(page, { etag, text: this.changed.size < mostTexts ? text : undefined }),
    );
    this.gone = gone;
    this.kept += 2 * there;
  }

  /** What stands beside the pages: the sitemap, the feeds… */
  async addTexts(texts: Record<string, string>, tags: PageTags): Promise<void> {
    this.texts = texts;
    for (const [name, text] of Object.entries(texts))
      if (this.before.get(name)?.etag === tags.ofText(name, text)) this.kept++;
      else this.made.set(name, await this.work.write(name, text));
  }

  /** The data of a page that is `changed`. @returns where they lie */
  writeData(page: SitePage): string {
    const { etag = "", text = pageData(this.program, page) } = this.changed.get(page) ?? {};
    const bytes = Buffer.from(text);
    const file = this.work.writeFlat(bytes);
    this.known.set(dataFile(page.path), { etag, bytes: bytes.length });
    this.made.set(dataFile(page.path), file);
    return file;
  }

  /** The HTML of a page, made otherwise than by rendering it. */
  writeHtml({ path }: SitePage, html: Buffer): void {
    this.known.set(htmlFile(path), { etag: etagOf(html), bytes: html.length });
    this.made.set(htmlFile(path), this.work.writeFlat(html));
  }

  /** Data and HTML of these pages. @throws RenderFailed, Interrupted */
  async render(
    renderers: Renderers,
    pages: SitePage[],
    isEnding: () => boolean,
    onDone: (pages: number) => void,
  ): Promise<void> {
    await oneByOne(pages, (page) => this.work.place(dataFile(page.path), this.writeData(page)));
    const paths = pages.map(({ path }) => path);
    await renderers.render({ program: this.program, work: this.work.dir, paths, isEnding, onDone });
    for (const path of paths) this.made.set(htmlFile(path), this.work.pathOf(htmlFile(path)));
  }

  /** @returns the HTML of a page that has been rendered */
  htmlOf({ path }: SitePage): Buffer {
    return readFileSync(this.work.pathOf(htmlFile(path)));
  }

  /** @returns the files that stay as they are served */
  keptFiles(): ReleaseFiles {
    const unchanged = this.before.without([...this.made.keys(), ...this.gone]);
    if (unchanged.size === this.kept) return unchanged;
    // Some more of them the site does not have any more.
    const gone = new Set(unchanged.names());
    for (const name of [...Object.keys(this.program.files), ...Object.keys(this.texts)]) gone.delete(name);
    for (const { path } of this.pages) for (const name of [htmlFile(path), dataFile(path)]) gone.delete(name);
    return unchanged.without(gone);
  }
}
