import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, localizedPath, type Snapshot, splitLanguage } from "@estudio/contract";
import { BrokenContent, LostApi } from "../failures";
import { askApi } from "../gatsby/askApi";
import type { BuildEnv } from "../gatsby/buildEnv";

/** What a page leads to, as read when the file last changed. */
type Leads = { mtimeMs: number; size: number; links: string[]; pictures: string[] };

const attribute = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;
const picture = /\/media\/[0-9a-f]+(?=[/.])/g;
/** Answered by the server, not by a file of the release. */
const served = /^\/(?:admin|api|media)(?:\/|$)/;

/** Looks after the links and pictures of the built pages; a page that did not change is not read again. */
export class LinkCheck {
  private readonly known = new Map<string, Leads>();
  private readonly seenPictures = new Set<string>();
  private readonly names = new Map<string, string>();

  constructor(private readonly env: BuildEnv) {}

  /**
   * Links that people wrote are the API's matter: it leaves out those that lead nowhere and reports them. Whatever slips
   * through holds nobody's publication back.
   * @throws BrokenContent naming the page and what it leads to
   */
  async run(publicDir: string, pages: string[], { redirects, content }: Snapshot): Promise<void> {
    const moved = new Set(redirects.map(({ from }) => from));
    const written = writtenLinks(content);
    const good = new Map<string, boolean>();
    const resolves = (link: string) => {
      const path = target(link);
      const known = good.get(path) ?? leadsSomewhere(publicDir, path, moved);
      good.set(path, known);
      return known;
    };
    for (const page of pages) {
      const { links, pictures } = await this.read(join(publicDir, page, "index.html"));
      const broken = links.filter((link) => !resolves(link));
      const ours = broken.find((link) => !written.has(target(link)));
      if (ours)
        throw new BrokenContent(
          `La página ${page} enlaza a ${ours}, que no existe. Es un fallo del programa: avisa a quien lo mantiene; la web publicada sigue como estaba.`,
        );
      if (broken.length > 0) console.warn(`La página ${page} enlaza a ${broken.join(", ")}, que no existe`);
      for (const one of pictures) await this.mustBeServed(one, page);
    }
  }

  private async read(file: string): Promise<Leads> {
    const { mtimeMs, size } = statSync(file);
    const before = this.known.get(file);
    if (before?.mtimeMs === mtimeMs && before.size === size) return before;
    const html = await readFile(file, "utf8");
    const leads = {
      mtimeMs,
      size,
      links: this.own([...html.matchAll(attribute)].map(([, link = ""]) => link)),
      pictures: this.own(html.match(picture) ?? []),
    };
    this.known.set(file, leads);
    return leads;
  }

  /** Each name once, and in memory of its own: a part of a text would keep the whole page in memory. */
  private own(found: string[]): string[] {
    return [...new Set(found)].map((name) => {
      const known = this.names.get(name) ?? Buffer.from(name).toString();
      this.names.set(known, known);
      return known;
    });
  }

  private async mustBeServed(path: string, page: string): Promise<void> {
    if (this.seenPictures.has(path)) return;
    const { status } = await askApi(`${this.env.apiUrl}${path}.jpg`, { method: "HEAD" }).catch((error) => {
      throw new LostApi(`${path}.jpg: ${error}`);
    });
    if (status === 404)
      throw new BrokenContent(
        `La página ${page} muestra una imagen que ya no existe (${path}.jpg). Sube otra y vuelve a guardar.`,
      );
    if (status !== 200) throw new LostApi(`${path}.jpg could not be read: ${status}`);
    this.seenPictures.add(path);
  }
}

/** The destinations that sections give their buttons, as each language links to them. */
const writtenLinks = (content: Snapshot["content"]) =>
  new Set(
    languages.flatMap((lang) =>
      content[lang].pages.flatMap(({ sections }) =>
        sections.flatMap(({ ctaUrl }) => (ctaUrl.startsWith("/") ? localizedPath(target(ctaUrl), lang) : [])),
      ),
    ),
  );

/** @returns the path a link leads to, as a file is named: without query and fragment, decoded, no trailing slash */
function target(link: string): string {
  const path = link.replace(/&amp;/g, "&").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, "");
  } catch {
    return path;
  }
}

function leadsSomewhere(publicDir: string, path: string, moved: Set<string>): boolean {
  const { lang, path: bare } = splitLanguage(path);
  if (served.test(path) || moved.has(bare)) return true;
  return existsSync(join(publicDir, localizedPath(bare, lang), "index.html")) || existsSync(join(publicDir, path));
}
