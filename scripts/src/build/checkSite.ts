import { existsSync } from "node:fs";
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
import { UnfitSite } from "./failures";

type Page = { path: string; name: string; title: string; updatedAt: string };

/**
 * The built site may be served only when every page of the snapshot is there, carries this snapshot's content (not an
 * older revision's), and its links lead somewhere.
 * @throws UnfitSite naming the page, in words an editor understands
 */
export async function checkSite(publicDir: string, snapshot: Snapshot): Promise<void> {
  const release = JSON.parse(await readFile(join(publicDir, "release.json"), "utf8")) as { revision: number };
  if (release.revision !== snapshot.revision)
    throw new UnfitSite("Se ha generado una versión anterior del contenido. Publica de nuevo.");
  for (const path of fixedPages())
    if (!existsSync(htmlOf(publicDir, path))) throw new UnfitSite(`Falta la página ${path}. Publica de nuevo.`);
  for (const page of contentPages(snapshot)) await checkPage(publicDir, page);
}

const fixedPages = () =>
  languages.flatMap((lang) => Object.values(siteRoutes).map(({ path }) => localizedPath(path, lang)));

function contentPages({ content }: Snapshot): Page[] {
  return languages.flatMap((lang: Language) => [
    ...content[lang].projects.map(({ slug, title, updatedAt }) => ({
      path: localizedPath(projectPath(slug), lang),
      name: `El proyecto «${title}»`,
      title,
      updatedAt,
    })),
    ...content[lang].posts.map(({ slug, title, updatedAt }) => ({
      path: localizedPath(postPath(slug), lang),
      name: `El artículo «${title}»`,
      title,
      updatedAt,
    })),
  ]);
}

const htmlOf = (publicDir: string, path: string) => join(publicDir, path, "index.html");

async function checkPage(publicDir: string, { path, name, title, updatedAt }: Page): Promise<void> {
  const html = await readFile(htmlOf(publicDir, path), "utf8").catch(() => undefined);
  if (html === undefined)
    throw new UnfitSite(`${name} no tiene página (${path}). Revisa su dirección y publica de nuevo.`);
  const data = await readFile(join(publicDir, "page-data", path, "page-data.json"), "utf8").catch(() => "");
  const carries = (value: string) => data.includes(JSON.stringify(value).slice(1, -1));
  if (!html.includes(escaped(title)) || !carries(title) || !carries(updatedAt))
    throw new UnfitSite(`${name} se ha generado con un contenido anterior (${path}). Publica de nuevo.`);
}

/** As React writes text into HTML. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? sign,
  );
