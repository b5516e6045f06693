import { guidePath, localizedPath, postPath, projectPath, type Redirect, splitLanguage } from "@estudio/contract";
import type { Knex } from "knex";
import { publishedNow } from "../redirects/redirects";
import { redirectsNow } from "../redirects/whereTheyLead";
import type { SiteState } from "./siteState";

type Kind = "project" | "post" | "guide";
const pathOf = { project: projectPath, post: postPath, guide: guidePath };
type Known = { slugs: Record<Kind, Set<string>>; exact: Map<string, string>; renamed: Map<string, string> };

/** Which content has an address at this moment, and where old addresses lead: read once per revision of the content. */
export class LiveAddresses {
  private known: Promise<Known> | undefined;
  private revision = Number.NaN;

  constructor(
    private readonly db: Knex,
    private readonly state: SiteState,
  ) {}

  /** What stands at the address of content newer than the build; while an earlier release is served, nothing fresh does. */
  get shell(): "fresh" | "missing" {
    return this.state.current.pinned ? "missing" : "fresh";
  }

  /**
   * While an earlier release is served, what was renamed since has its page there under the address of then.
   * @param built answered when the database cannot be asked: what was built stays served
   */
  async has(kind: Kind, slug: string, built: boolean): Promise<boolean> {
    const { pinned } = this.state.current;
    return this.read().then(
      ({ slugs, renamed }) => slugs[kind].has(slug) || (built && pinned && renamed.has(pathOf[kind](slug))),
      () => built,
    );
  }

  /**
   * @param isBuilt whether the served release has a page at that address
   * @returns where an old address leads, written by hand or former address of a record in any language
   */
  async movedTo(path: string, isBuilt: (path: string) => boolean): Promise<string | undefined> {
    const { lang, path: bare } = splitLanguage(path);
    const { pinned } = this.state.current;
    return this.read().then(
      ({ exact, renamed }) => {
        const now = renamed.get(bare);
        const to = exact.get(path) ?? (now && localizedPath(now, lang));
        return to && pinned && isBuilt(path) && !isBuilt(to) ? undefined : to;
      },
      () => undefined,
    );
  }

  private read(): Promise<Known> {
    const { revision } = this.state.current;
    if (!this.known || this.revision !== revision) {
      this.revision = revision;
      this.known = this.load();
      this.known.catch(() => {
        this.revision = Number.NaN;
      });
    }
    return this.known;
  }

  private async load(): Promise<Known> {
    const published = await publishedNow(this.db);
    const redirects = await redirectsNow(this.db, published);
    const { projects, posts, guides } = published;
    const slugsOf = (rows: readonly { slug: string }[]) => new Set(rows.map(({ slug }) => slug));
    return {
      slugs: { project: slugsOf(projects), post: slugsOf(posts), guide: slugsOf(guides) },
      exact: new Map(redirects.filter(({ exact }) => exact).map(asEntry)),
      renamed: new Map(redirects.filter(({ exact }) => !exact).map(asEntry)),
    };
  }
}

const asEntry = ({ from, to }: Redirect): [string, string] => [from, to];
