import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dataFile, htmlFile, type PageSettings, type SitePage } from "@estudio/contract/site/pages";
import { etagOf, type Release } from "../release/madeSite";
import { sideBySide } from "../sideBySide";
import { type Program, pageData } from "./program";

/**
 * How pages are read and written here: each byte as a letter. What is looked for in them is plain ASCII and the rest stays as it is,
 * so they need not be decoded, which takes ten times as long.
 */
const asBytes = "latin1";

/** Pages that were served with the same footer; one of them is rendered, and shows which footer the others get. */
type Alike = { footer: string; rendered: SitePage; others: SitePage[] };

/**
 * After a change of the settings (the telephone, say) most pages differ from what is served in their footer alone: that is
 * exchanged in their HTML. A page qualifies when
 * - its data would be the served ones, byte for byte, with the settings as they were;
 * - it read none of the changed settings outside its footer, as it says itself (marketing/src/speed/settingsRead.ts);
 * - in another page, which had the same footer and is rendered, the exchange gives just what was rendered.
 * In any doubt a page is rendered.
 *
 * For the sake of a figure: a page is rendered in 5–8 ms of processor, and gets its footer in 2, most of it for its files. Without it (`of` always answers that
 * there are none) every page is rendered; the bytes are the same (e2e/publishing/sameBytes.spec.ts).
 */
export class NewFooters {
  /** Those that need not be rendered. */
  readonly pages: Set<SitePage>;

  private constructor(
    private readonly base: Release | undefined,
    private readonly groups: Alike[],
  ) {
    this.pages = new Set(groups.flatMap(({ others }) => others));
  }

  /** @param changed the pages whose data are other than the served ones */
  static async of(program: Program, base: Release | undefined, changed: SitePage[]): Promise<NewFooters> {
    const [first] = changed;
    const before = base && first && (await settingsIn(base, first));
    const different = before ? differing(before, first.context.settings) : [];
    if (!before || different.length === 0) return new NewFooters(base, []);
    // Each footer once: as a part of a page it keeps the whole page in memory.
    const footers = new Map<string, string>();
    const footerOf = async (page: SitePage) => {
      const asItWas = { ...page, context: { ...page.context, settings: before } };
      const isOnlySettings = base.manifest.files[dataFile(page.path)]?.etag === etagOf(pageData(program, asItWas));
      const html = isOnlySettings ? await servedHtml(base, page) : undefined;
      const [footer, read] = [html && footerIn(html), html && readIn(html)];
      if (!footer || !read || different.some((name) => read.includes(name))) return { page };
      if (!footers.has(footer)) footers.set(footer, footer);
      return { page, footer: footers.get(footer) };
    };
    const groups = new Map<string, Alike>();
    for (const { page, footer } of await sideBySide(changed, footerOf)) {
      if (!footer) continue;
      const group = groups.get(footer);
      if (group) group.others.push(page);
      else groups.set(footer, { footer, rendered: page, others: [] });
    }
    return new NewFooters(base, [...groups.values()]);
  }

  /**
   * Writes the pages, each with its new footer.
   * @param fileOf where a page that was rendered lies, and where one is to be written
   * @returns those that have to be rendered all the same
   */
  async put(fileOf: (name: string) => string): Promise<SitePage[]> {
    const left: SitePage[] = [];
    for (const { footer, rendered, others } of this.groups) {
      if (others.length === 0) continue;
      const now = await readFile(fileOf(htmlFile(rendered.path)), asBytes);
      const next = footerIn(now);
      const isRight = next && (await this.exchanged(rendered, footer, next)) === now;
      await sideBySide(others, async (page) => {
        // A link to the page itself is marked as such.
        const isLinked = next?.includes(`href="${page.path}"`);
        const html = isRight && !isLinked ? await this.exchanged(page, footer, next) : undefined;
        if (html) await write(fileOf(htmlFile(page.path)), html);
        else left.push(page);
      });
    }
    return left;
  }

  private async exchanged(page: SitePage, footer: string, next: string): Promise<string | undefined> {
    const html = this.base && (await servedHtml(this.base, page));
    return html?.replace(footer, () => next);
  }
}

/** @returns the settings that a served page was made with; undefined when it is not as it was made */
async function settingsIn(base: Release, { path }: SitePage): Promise<PageSettings | undefined> {
  const bytes = await served(base, dataFile(path));
  return bytes && JSON.parse(bytes.toString("utf8")).result.pageContext.settings;
}

const servedHtml = async (base: Release, { path }: SitePage) => (await served(base, htmlFile(path)))?.toString(asBytes);

async function served({ dir, manifest }: Release, name: string): Promise<Buffer | undefined> {
  const bytes = await readFile(join(dir, name)).catch(() => undefined);
  return bytes && manifest.files[name]?.etag === etagOf(bytes) ? bytes : undefined;
}

/** @returns the names under which they say something else, or one of them nothing */
function differing(one: object, other: object): string[] {
  const sayings = (all: object) => Object.entries(all).map((entry) => JSON.stringify(entry));
  const [before, now] = [sayings(one), sayings(other)];
  const changed = [
    ...before.filter((entry) => !now.includes(entry)),
    ...now.filter((entry) => !before.includes(entry)),
  ];
  return changed.map((entry) => JSON.parse(entry)[0]);
}

/** @returns the one footer of a page */
export function footerIn(html: string): string | undefined {
  const [footer, second] = html.match(/<footer[\s>][\s\S]*?<\/footer>/g) ?? [];
  return second ? undefined : footer;
}

/** @returns what that page read of the settings outside its footer */
function readIn(html: string): string[] | undefined {
  const [found, second] = [...html.matchAll(/<script data-path="[^"]*" data-reads="([^"]*)">/g)];
  return second ? undefined : found?.[1]?.split(" ");
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, asBytes);
}
