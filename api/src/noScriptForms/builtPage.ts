import { type Language, localizedPath } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Context } from "koa";
import type { Releases } from "../site/releases";

/** A page of the release, and how to send it with its form filled in. */
type BuiltPage = { html: string; send: (ctx: Context, html: string) => void };

/**
 * Read a page of the current release.
 * @param path the Spanish path
 * @returns undefined without a release, or when the release lacks the page
 */
export async function builtPage(releases: Releases, path: string, lang: Language): Promise<BuiltPage | undefined> {
  const release = await releases.current();
  const html = release && (await releases.read(release, htmlFile(localizedPath(path, lang))).catch(() => undefined));
  if (!release || html === undefined) return undefined;
  const send: BuiltPage["send"] = (ctx, filled) => {
    ctx.body = filled;
    ctx.type = "html";
    ctx.set("Content-Security-Policy", release.contentSecurityPolicy);
  };
  return { html, send };
}
