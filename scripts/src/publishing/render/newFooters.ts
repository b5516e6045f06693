import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataFile, htmlFile, type PageSettings, type SitePage } from "@estudio/contract/site/sitePage";
import { etagOf, type Release } from "../release/madeSite";
import { oneByOne } from "../sideBySide";
import { type Program, pageData } from "./program";

/**
 * How pages are read here: each byte as a letter. What is looked for in them is plain ASCII, so they need not be decoded, which takes
 * ten times as long.
 */
const asBytes = "latin1";

/** A page's data as they are written, where that has been done already. */
type Data = { text?: string | undefined };

/**
 * Pages that were served with the same footer, but for what marks the link of each to itself; one of them is rendered, and shows which footer
 * the others get.
 */
type Alike = { footer: string; rendered: SitePage; others: SitePage[] };

/**
 * After a change of the settings (the telephone, say) most pages differ from what is served in their footer alone: that is
 * exchanged in their HTML. A page qualifies when
 * - its data would be the served ones, byte for byte, with the settings as they were;
 * - it read none of the changed settings outside its footer, as it says itself (marketing/src/speed/settingsRead.ts);
 * - in another page, which had the same footer and is rendered, the exchange gives just what was rendered.
 * In any doubt a page is rendered.
 *
 * For the sake of a figure: a page is rendered in 5–8 ms of processor, and gets its footer in one, most of it for its files. Without it (`of` always answers that
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

  /**
   * @param changed the pages whose data are other than the served ones
   * @param render is given each of them that has to be rendered, as soon as that is known; `isExample`: it shows what the others get
   */
  static async of(
    program: Program,
    base: Release | undefined,
    changed: ReadonlyMap<SitePage, Data>,
    render: (page: SitePage, isExample: boolean) => void,
  ): Promise<NewFooters> {
    const [first] = changed.keys();
    const before = base && first && settingsIn(base, first);
    const different = before ? differing(before, first.context.settings) : [];
    if (!before || different.length === 0) {
      for (const page of changed.keys()) render(page, false);
      return new NewFooters(base, []);
    }
    const was = JSON.stringify(before);
    const written = writtenOnce();
    const groups = new Map<string, Alike>();
    await oneByOne(changed, ([page, { text = pageData(program, page) }]) => {
      // Whatever else it may replace: only what was served has that ETag.
      const asItWas = text.replace(written(page.context.settings), () => was);
      const isOnlySettings = base.manifest.files.get(dataFile(page.path))?.etag === etagOf(asItWas);
      const html = isOnlySettings ? served(base, htmlFile(page.path)) : undefined;
      const [footer, read] = [html && footerOn(page, html), html && readIn(html)];
      if (!footer || !read || different.some((name) => read.includes(name))) return render(page, false);
      const group = groups.get(footer);
      if (group) return void group.others.push(page);
      groups.set(footer, { footer, rendered: page, others: [] });
      render(page, true);
    });
    return new NewFooters(base, [...groups.values()]);
  }

  /**
   * @param rendered the bytes of a page that has to be rendered, once it is
   * @param write takes a page with its new footer
   * @returns those that have to be rendered all the same
   */
  async put(
    rendered: (page: SitePage) => Promise<Buffer>,
    write: (page: SitePage, html: Buffer) => void,
  ): Promise<SitePage[]> {
    const left: SitePage[] = [];
    for (const { footer, rendered: example, others } of this.groups) {
      if (others.length === 0) continue;
      const now = await rendered(example);
      const next = footerOn(example, now);
      const exchange = next ? { from: Buffer.from(footer, asBytes), to: Buffer.from(next, asBytes) } : undefined;
      const on = (page: SitePage) => {
        if (!next || leadsTo(page, footer) !== leadsTo(page, next)) return undefined;
        return leadsTo(page, next) ? { from: markedOn(page, footer), to: markedOn(page, next) } : exchange;
      };
      const isRight = this.exchanged(example, on(example))?.equals(now);
      await oneByOne(others, (page) => {
        const html = isRight ? this.exchanged(page, on(page)) : undefined;
        if (html) write(page, html);
        else left.push(page);
      });
    }
    return left;
  }

  /** @param page one that qualified: that its bytes are the served ones was seen then */
  private exchanged(page: SitePage, footers: Record<"from" | "to", Buffer> | undefined): Buffer | undefined {
    const html = this.base && bytesIn(this.base, htmlFile(page.path));
    if (!html || !footers) return undefined;
    const { from, to } = footers;
    const at = html.indexOf(from);
    return at < 0 ? undefined : Buffer.concat([html.subarray(0, at), to, html.subarray(at + from.length)]);
  }
}

/** @returns the settings that a served page was made with; undefined when it is not as it was made */
function settingsIn(base: Release, { path }: SitePage): PageSettings | undefined {
  const bytes = served(base, dataFile(path));
  return bytes && JSON.parse(bytes.toString("utf8")).result.pageContext.settings;
}

/** @returns the bytes of a file of that release; undefined when it is other than it was made */
function served(base: Release, name: string): Buffer | undefined {
  const bytes = bytesIn(base, name);
  return bytes && base.manifest.files.get(name)?.etag === etagOf(bytes) ? bytes : undefined;
}

function bytesIn({ dir }: Release, name: string): Buffer | undefined {
  try {
    return readFileSync(join(dir, name));
  } catch {
    return undefined;
  }
}

/** @returns settings as they are written in pages' data; thousands of pages have the same ones */
function writtenOnce(): (settings: PageSettings) => string {
  let last: { settings: PageSettings; text: string } | undefined;
  return (settings) => {
    if (last?.settings !== settings) last = { settings, text: JSON.stringify(settings) };
    return last.text;
  };
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

const leadsTo = ({ path }: SitePage, footer: string) => footer.includes(`href="${path}"`);
const linkTo = ({ path }: SitePage) => `<a href="${path}">`;
/** As Gatsby's `Link` writes it. */
const markedLinkTo = ({ path }: SitePage) => `<a aria-current="page" class="" href="${path}">`;

/** @returns a page's footer as others have it; undefined when its links to itself are not marked, or otherwise than is known here */
function footerOn(page: SitePage, html: Buffer): string | undefined {
  const own = footerIn(html);
  if (!own || !leadsTo(page, own)) return own;
  const footer = own.replaceAll(markedLinkTo(page), linkTo(page));
  const isMarkedSo = markedOn(page, footer).equals(Buffer.from(own, asBytes));
  return isMarkedSo ? footer : undefined;
}

const markedOn = (page: SitePage, footer: string): Buffer =>
  Buffer.from(footer.replaceAll(linkTo(page), markedLinkTo(page)), asBytes);

/** @returns the one footer of a page */
function footerIn(html: Buffer): string | undefined {
  const from = html.indexOf("<footer");
  const to = html.indexOf("</footer>", from) + "</footer>".length;
  const isOne = from >= 0 && to > from && html.indexOf("<footer", to) < 0;
  return isOne ? html.toString(asBytes, from, to) : undefined;
}

/** @returns what that page read of the settings outside its footer */
function readIn(html: Buffer): string[] | undefined {
  const from = html.indexOf("<script data-path=");
  const tag = html.toString(asBytes, from, html.indexOf(">", from));
  const isOne = from >= 0 && html.indexOf("<script data-path=", from + 1) < 0;
  return isOne ? /^<script data-path="[^"]*" data-reads="([^"]*)"$/.exec(tag)?.[1]?.split(" ") : undefined;
}
