import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/sitePage";
import { etagOf } from "../release/madeSite";
import type { Part, ReleaseFiles } from "../release/releaseFiles";
import { isSameText } from "./asBefore";
import { type Program, pageData } from "./program";

/** The names of a page's two files; `parts`: where they stood in a list that had them so. */
type Known = { html: string; data: string; component: string; context: object; etag: string; parts?: [Part, Part] };
type Tag = { etag: string; text?: string | undefined };
/** Pages in their order, and what is known of each. */
type Seen = { pages: readonly SitePage[]; known: readonly Known[] };
const nothing: Seen = { pages: [], known: [] };

/**
 * The ETags of pages' data, and whether pages are served so already. Of a page that shows the same as when it was last asked about, its data need not be written out
 * to know it.
 *
 * For the sake of a figure: the data of 15,000 pages are 84 MB; writing and hashing them takes 0.8 s of processor, comparing what they show
 * 0.05. Without it (nothing known) the answers are the same.
 */
export class PageTags {
  private readonly known = new Map<string, Known>();
  private last = nothing;
  private readonly texts = new Map<string, { text: string; etag: string }>();
  private program = "";

  /**
   * @param served the files that are served
   * @param tell is told of each page that `served` does not have so its ETag, and its data where they had to be written out
   * @returns `there`: how many pages it has; `gone`: the names of the files of pages that there were when it was last asked, and are not any more
   * @throws Error as `pageData`
   */
  of(
    program: Program,
    pages: SitePage[],
    served: ReleaseFiles,
    tell: (page: SitePage, tag: Tag) => void,
  ): { there: number; gone: string[] } {
    if (this.program !== program.id) this.known.clear();
    const known = this.program === program.id ? inTheirPlaces(this.last) : () => undefined;
    this.program = program.id;
    this.last = nothing;
    let there = 0;
    const found = pages.map((page, index) => {
      const same = known(page, index);
      const tag = same ? { known: same } : this.tag(program, page);
      if (isIn(served, tag.known)) there++;
      else tell(page, { etag: tag.known.etag, text: tag.text });
      return tag.known;
    });
    this.last = { pages, known: found };
    const gone = this.known.size > pages.length ? this.forgetAllBut(new Set(pages.map(({ path }) => path))) : [];
    return { there, gone };
  }

  /** @param text what a file beside the pages is to say: where that is the text of before it is not hashed again. @returns its ETag */
  ofText(name: string, text: string): string {
    const known = this.texts.get(name);
    if (known?.text === text) return known.etag;
    const etag = etagOf(text);
    this.texts.set(name, { text, etag });
    return etag;
  }

  private tag(program: Program, page: SitePage): { known: Known; text?: string | undefined } {
    const { path, component, context } = page;
    const known = this.known.get(path);
    if (known?.component === component && isSameText(known.context, context)) {
      // The newer one is made of what is compared next time; in place, for there are thousands.
      known.context = context;
      return { known };
    }
    const text = pageData(program, page);
    const now: Known = { html: htmlFile(path), data: dataFile(path), component, context, etag: etagOf(text) };
    this.known.set(path, now);
    return { known: now, text };
  }

  private forgetAllBut(paths: Set<string>): string[] {
    const gone: string[] = [];
    for (const [path, { html, data }] of this.known)
      if (!paths.has(path)) {
        gone.push(html, data);
        this.known.delete(path);
      }
    return gone;
  }
}

/**
 * Most pages are the very ones of before, and stand where they stood, or one place on for each that has come or gone before them: they are
 * found without looking for their names.
 * @returns what is known of a page, if it is one of them; they are asked for in their order
 */
function inTheirPlaces({ pages, known }: Seen): (page: SitePage, index: number) => Known | undefined {
  let shift = 0;
  return (page, index) => {
    for (const step of [0, -1, 1])
      if (pages[index + shift + step] === page) {
        shift += step;
        return known[index + shift];
      }
    return undefined;
  };
}

/** Where both files were found before is looked at first: there are 300,000 names to be looked up. */
function isIn(list: ReleaseFiles, known: Known): boolean {
  if (known.parts?.every((part) => list.consistsOf(part))) return true;
  const [html, data] = [list.partWith(known.html), list.partWith(known.data)];
  const isThere = html?.get(known.html) !== undefined && data?.get(known.data)?.etag === known.etag;
  known.parts = html && data && isThere ? [html, data] : undefined;
  return isThere;
}
