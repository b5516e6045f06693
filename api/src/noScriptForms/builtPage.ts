import { type Language, localizedPath } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Context } from "koa";
import type { HTMLElement } from "node-html-parser";
import type { Releases } from "../site/releases";

/** A page of the release to fill in, and how to send it. */
type BuiltPage = { root: HTMLElement; send: (ctx: Context) => void };

/** Keep everything, and end `<br/>` with its slash. */
const asBuilt = { comment: true, voidTag: { closingSlash: true }, blockTextElements: { script: true, style: true } };

/**
 * Read a page of the current release.
 * @param path the Spanish path
 * @returns undefined without a release, or when the release lacks the page
 */
export async function builtPage(releases: Releases, path: string, lang: Language): Promise<BuiltPage | undefined> {
  const release = await releases.current();
  const html = release && (await releases.read(release, htmlFile(localizedPath(path, lang))).catch(() => undefined));
  if (!release || html === undefined) return undefined;
  // Loaded when needed, because most visitors have scripts.
  const { parse } = await import("node-html-parser");
  const root = parse(html, asBuilt);
  const send = (ctx: Context) => {
    ctx.body = root.toString();
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.contentSecurityPolicy);
  };
  return { root, send };
}
