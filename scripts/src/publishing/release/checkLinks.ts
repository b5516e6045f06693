import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, linksIn, localizedPath, type Snapshot, splitLanguage, trimEndChars } from "@estudio/contract";
import { htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import { askApi } from "../askApi";
import type { BuildEnv } from "../buildEnv";
import { BrokenContent, DamagedBase, LostApi, UnfitSite } from "../failures";
import { releaseDir } from "./folders";
import type { Site } from "./site";

const attribute = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;
const picture = /\/media\/[0-9a-f]+(?=[/.])/g;
/** Paths that the server answers, not a file of the release. */
const served = /^\/(?:admin|api|media)(?:\/|$)/;

/** Checks the links and pictures of rendered pages. Unchanged pages were checked when they were rendered. */
export class LinkCheck {
  private readonly seenPictures = new Set<string>();

  constructor(private readonly env: BuildEnv) {}

  /**
   * Check the rendered pages. When a page has gone, also check the pages that mention it.
   * Broken links written by editors only log a warning: the API leaves them out and reports them in the panel.
   * @throws UnfitSite naming the page and the broken link; BrokenContent when a picture is gone
   */
  async run(site: Site): Promise<void> {
    const { redirects, content } = site.snapshot;
    const has = (file: string) => site.made.has(file) || site.kept.has(file);
    const moved = new Set(redirects.map(({ from }) => from));
    const known = new Map<string, boolean>();
    const resolves = (link: string) => {
      const found = known.get(link) ?? leadsSomewhere(has, target(link), moved);
      known.set(link, found);
      return found;
    };
    let written: Set<string> | undefined;
    for (const { path } of pagesToRead(site, has)) {
      const html = await htmlOf(this.env, site, htmlFile(path));
      const broken = [...html.matchAll(attribute)].flatMap(([, link = ""]) => (resolves(link) ? [] : link));
      if (broken.length > 0) written ??= writtenLinks(content);
      const ours = broken.find((link) => !written?.has(target(link)));
      if (ours)
        throw new UnfitSite(
          `La página ${path} enlaza a ${ours}, que no existe. Es un fallo del programa: avisa a quien lo mantiene; la web publicada sigue como estaba.`,
        );
      if (broken.length > 0) console.warn(`La página ${path} enlaza a ${broken.join(", ")}, que no existe`);
      for (const one of new Set(html.match(picture))) await this.mustBeServed(one, path);
    }
  }

  private async mustBeServed(path: string, page: string): Promise<void> {
    if (this.seenPictures.has(path)) return;
    const { status } = await askApi(`${this.env.apiUrl}${path}.jpg`, { method: "HEAD" });
    if (status === 404)
      throw new BrokenContent(
        `La página ${page} muestra una imagen que ya no existe (${path}.jpg). Sube otra y vuelve a guardar.`,
      );
    if (status !== 200) throw new LostApi(`${path}.jpg could not be read: ${status}`);
    // A copy, because a substring keeps the whole page in memory.
    this.seenPictures.add(Buffer.from(path).toString());
  }
}

/** Return the rendered pages and, when pages are gone, those whose data mention one of them. */
function pagesToRead({ base, pages, rendered }: Site, has: (file: string) => boolean): SitePage[] {
  const gone = Object.keys(base?.files ?? {}).filter((file) => file.endsWith("/index.html") && !has(file));
  if (gone.length === 0) return rendered;
  const lastParts = gone.map((file) => file.split("/").at(-2) ?? "");
  const isRendered = new Set(rendered);
  const mentionsOne = ({ context }: SitePage) => {
    const text = JSON.stringify(context);
    return lastParts.some((part) => text.includes(part));
  };
  return [...rendered, ...pages.filter((page) => !isRendered.has(page) && mentionsOne(page))];
}

/** @throws DamagedBase when the served release lacks the file */
function htmlOf(env: BuildEnv, { made, base }: Site, file: string): Promise<string> {
  const source = made.get(file);
  return readFile(source ?? join(releaseDir(env, base?.name ?? ""), file), "utf8").catch((error) => {
    throw source ? error : new DamagedBase(file);
  });
}

/** The localized links that editors wrote: destinations of sections, and links in articles. */
const writtenLinks = (content: Snapshot["content"]) =>
  new Set(
    languages.flatMap((lang) =>
      [
        ...content[lang].pages.flatMap(({ sections }) => sections.map(({ ctaUrl }) => ctaUrl)),
        ...content[lang].posts.flatMap((post) => linksIn(post.content)),
      ].flatMap((to) => (to.startsWith("/") ? localizedPath(target(to), lang) : [])),
    ),
  );

/** Return the path of a link: decoded, without query, fragment and trailing slash. */
function target(link: string): string {
  const path = link.replace(/&amp;/g, "&").split(/[?#]/, 1)[0] ?? "";
  try {
    return withoutLastSlashes(decodeURIComponent(path));
  } catch {
    return path;
  }
}

function leadsSomewhere(has: (file: string) => boolean, path: string, moved: Set<string>): boolean {
  const { lang, path: bare } = splitLanguage(path);
  return (
    served.test(path) || moved.has(bare) || moved.has(path) || has(htmlFile(localizedPath(bare, lang))) || has(path)
  );
}

const withoutLastSlashes = (path: string) => path.slice(0, 1) + trimEndChars(path.slice(1), "/");
