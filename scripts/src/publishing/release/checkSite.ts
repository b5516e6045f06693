import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Language,
  languages,
  localizedPath,
  postPath,
  projectPath,
  type Snapshot,
  siteRoutes,
} from "@estudio/contract";
import { UnfitSite } from "../failures";
import type { BuildEnv } from "../gatsby/buildEnv";
import { LinkCheck } from "./checkLinks";

/** `carries`: what the page's data must hold, besides showing the title. */
type Page = { path: string; name: string; title: string; carries: string[] };

/**
 * The built site may be served only when every page of the snapshot is there, carries this snapshot's content (not an
 * older revision's), and its links and pictures lead somewhere. Pages that did not change since the last good check are
 * not read again.
 */
export class SiteCheck {
  private readonly passed = new Map<string, string>();
  private readonly links: LinkCheck;

  constructor(env: BuildEnv) {
    this.links = new LinkCheck(env);
  }

  /** @throws UnfitSite naming the page, in words an editor understands */
  async run(publicDir: string, snapshot: Snapshot): Promise<void> {
    const release = JSON.parse(await readFile(join(publicDir, "release.json"), "utf8")) as { revision: number };
    if (release.revision !== snapshot.revision)
      throw new UnfitSite("Se ha generado una versión anterior del contenido. Publica de nuevo.");
    const pages = [...fixedPages(snapshot), ...contentPages(snapshot)];
    for (const page of pages) await this.checkPage(publicDir, page);
    await this.links.run(
      publicDir,
      pages.map(({ path }) => path),
      snapshot,
    );
  }

  private async checkPage(publicDir: string, page: Page): Promise<void> {
    const { path, name, title, carries } = page;
    const file = join(publicDir, path, "index.html");
    const dataFile = join(publicDir, "page-data", path === "/" ? "index" : path, "page-data.json");
    const [html, data] = [file, dataFile].map((one) => statSync(one, { throwIfNoEntry: false }));
    if (!html || !data)
      throw new UnfitSite(`${name} no tiene página (${path}). Revisa su dirección y publica de nuevo.`);
    const state = createHash("sha1")
      .update(JSON.stringify([page, html.mtimeMs, html.size, data.mtimeMs, data.size]))
      .digest("base64");
    if (this.passed.get(file) === state) return;
    const [shown, held] = await Promise.all([file, dataFile].map((one) => readFile(one, "utf8")));
    if (!shown?.includes(escaped(title)) || !carries.every((value) => held?.includes(asJson(value))))
      throw new UnfitSite(`${name} se ha generado con un contenido anterior (${path}). Publica de nuevo.`);
    this.passed.set(file, state);
  }
}

/** The pages of the fixed addresses; those with sections carry every text of them. */
function fixedPages({ content }: Snapshot): Page[] {
  return languages.flatMap((lang) =>
    Object.values(siteRoutes).map((route) => {
      const page = "page" in route ? content[lang].pages.find(({ pageKey }) => pageKey === route.page) : undefined;
      const path = localizedPath(route.path, lang);
      const texts = page?.sections.flatMap(({ title, subtitle, description, ctaUrl }) => [
        title,
        subtitle,
        description,
        ctaUrl,
      ]);
      return { path, name: `La página ${path}`, title: "", carries: texts ?? [] };
    }),
  );
}

function contentPages({ content }: Snapshot): Page[] {
  return languages.flatMap((lang: Language) => [
    ...content[lang].projects.map(({ slug, title, description, updatedAt }) => ({
      path: localizedPath(projectPath(slug), lang),
      name: `El proyecto «${title}»`,
      title,
      carries: [title, description, updatedAt],
    })),
    ...content[lang].posts.map(({ slug, title, content: text, updatedAt }) => ({
      path: localizedPath(postPath(slug), lang),
      name: `El artículo «${title}»`,
      title,
      carries: [title, text, updatedAt],
    })),
  ]);
}

const asJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** As React writes text into HTML. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? sign,
  );
