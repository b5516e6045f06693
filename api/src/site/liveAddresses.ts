import { localizedPath, type Redirect, splitLanguage } from "@estudio/contract";
import type { Knex } from "knex";
import { publishedNow } from "../redirects/redirects";
import { redirectsNow } from "../redirects/whereTheyLead";
import type { SiteState } from "./siteState";

type Kind = "project" | "post" | "guide";
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

  /** @param built answered when the database cannot be asked: what was built stays served */
  async has(kind: Kind, slug: string, built: boolean): Promise<boolean> {
    return this.read().then(
      ({ slugs }) => slugs[kind].has(slug),
      () => built,
    );
  }

  /** @returns where an old address leads, written by hand or former address of a record in any language */
  async movedTo(path: string): Promise<string | undefined> {
    const { lang, path: bare } = splitLanguage(path);
    return this.read().then(
      ({ exact, renamed }) => {
        const now = renamed.get(bare);
        return exact.get(path) ?? (now && localizedPath(now, lang));
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
    const slugsOf = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug));
    return {
      slugs: { project: slugsOf(projects), post: slugsOf(posts), guide: slugsOf(guides) },
      exact: new Map(redirects.filter(({ exact }) => exact).map(asEntry)),
      renamed: new Map(redirects.filter(({ exact }) => !exact).map(asEntry)),
    };
  }
}

const asEntry = ({ from, to }: Redirect): [string, string] => [from, to];
