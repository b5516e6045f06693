import { readFile } from "node:fs/promises";
import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import type { BuildEnv } from "../buildEnv";
import { UnfitSite } from "../failures";
import { LinkCheck } from "./checkLinks";
import type { Site } from "./site";

/**
 * Checks that a site may be served: every page of the snapshot exists and carries this revision's content.
 * Its links and pictures must resolve. Unchanged pages were checked in the release before.
 */
export class SiteCheck {
  private readonly links: LinkCheck;

  constructor(env: BuildEnv) {
    this.links = new LinkCheck(env);
  }

  /** @throws UnfitSite naming the page, in words an editor understands */
  async run(site: Site): Promise<void> {
    const { texts, rendered, made } = site;
    for (const [name, text] of Object.entries(texts))
      if (made.has(name) && (await textOf(made.get(name))) !== text)
        throw new UnfitSite("Se ha generado una versión anterior del contenido. Publica de nuevo.");
    for (const page of rendered) await checkPage(site, page);
    await this.links.run(site);
  }
}

async function checkPage({ made }: Site, page: SitePage): Promise<void> {
  const { path, title, context } = page;
  const [html, data] = await Promise.all([htmlFile(path), dataFile(path)].map((name) => textOf(made.get(name))));
  if (!html || !data)
    throw new UnfitSite(`${nameOf(page)} no tiene página (${path}). Revisa su dirección y publica de nuevo.`);
  if (!html.includes(escaped(title)) || !data.includes(`"pageContext":${JSON.stringify(context)}}`))
    throw new UnfitSite(`${nameOf(page)} se ha generado con un contenido anterior (${path}). Publica de nuevo.`);
}

const textOf = (file: string | undefined): Promise<string | undefined> =>
  readFile(file ?? "", "utf8").catch(() => undefined);

function nameOf({ path, component, title }: SitePage): string {
  if (component === "project" && title) return `El proyecto «${title}»`;
  if (component === "post" && title) return `El artículo «${title}»`;
  return `La página ${path}`;
}

/** Escape text as React does. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? sign,
  );
