import { dataFile, htmlFile, type SitePage } from "@estudio/contract/site/pages";
import { etagOf } from "../release/madeSite";
import type { Part, ReleaseFiles } from "../release/releaseFiles";
import { isSameText } from "./asBefore";
import { type Program, pageData } from "./program";

/** The names of a page's two files; `parts`: where they stood in a list that had them so. */
type Known = { html: string; data: string; component: string; context: object; etag: string; parts?: [Part, Part] };
type Tag = { etag: string; isThere: boolean; text?: string };

/**
 * The ETags of pages' data, and whether pages are served so already. Of a page that shows the same as when it was last asked about, its data need not be written out
 * to know it.
 *
 * For the sake of a figure: the data of 15,000 pages are 84 MB; writing and hashing them takes 0.8 s of processor, comparing what they show
 * 0.05. Without it (nothing known) the answers are the same.
 */
export class PageTags {
  private readonly known = new Map<string, Known>();
  private readonly texts = new Map<string, { text: string; etag: string }>();
  private program = "";

  /**
   * @param served the files that are served
   * @param tell is told of each page its ETag, whether `served` has it so, and its data where they had to be written out
   * @returns the names of the files of pages that there were when it was last asked, and are not any more
   * @throws Error as `pageData`
   */
  of(program: Program, pages: SitePage[], served: ReleaseFiles, tell: (page: SitePage, tag: Tag) => void): string[] {
    if (this.program !== program.id) this.known.clear();
    this.program = program.id;
    for (const page of pages) {
      const { known, text } = this.tag(program, page);
      tell(page, { etag: known.etag, isThere: isIn(served, known), text });
    }
    return this.known.size > pages.length ? this.forgetAllBut(new Set(pages.map(({ path }) => path))) : [];
  }

  /** @param text what a file beside the pages is to say: where that is the text of before it is not hashed again. @returns its ETag */
  ofText(name: string, text: string): string {
    const known = this.texts.get(name);
    if (known?.text === text) return known.etag;
    const etag = etagOf(text);
    this.texts.set(name, { text, etag });
    return etag;
  }

  private tag(program: Program, page: SitePage): { known: Known; text?: string } {
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

/** Where both files were found before is looked at first: there are 300,000 names to be looked up. */
function isIn(list: ReleaseFiles, known: Known): boolean {
  if (known.parts?.every((part) => list.consistsOf(part))) return true;
  const [html, data] = [list.partWith(known.html), list.partWith(known.data)];
  const isThere = html?.get(known.html) !== undefined && data?.get(known.data)?.etag === known.etag;
  known.parts = html && data && isThere ? [html, data] : undefined;
  return isThere;
}
