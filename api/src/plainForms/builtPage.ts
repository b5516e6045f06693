import { type Language, localizedPath } from "@estudio/contract";
import { htmlFile } from "@estudio/contract/site/sitePage";
import type { Context } from "koa";
import type { Releases } from "../site/releases";

/** A page as it is served, and how it is sent with something filled in. */
type BuiltPage = { html: string; send: (ctx: Context, html: string) => void };

/**
 * @param path as in Spanish
 * @returns that page of the release that is served; undefined where there is no release, or not that page in it
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
