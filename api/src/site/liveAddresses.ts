import { guidePath, localizedPath, postPath, projectPath, type Redirect, splitLanguage } from "@estudio/contract";
import type { Knex } from "knex";
import { readPublished } from "../redirects/redirects";
import { resolveRedirects } from "../redirects/resolveRedirects";
import type { SiteState } from "./siteState";

type Kind = "project" | "post" | "guide";
const pathOf = { project: projectPath, post: postPath, guide: guidePath };
type Known = { slugs: Record<Kind, Set<string>>; exact: Map<string, string>; renamed: Map<string, string> };

/** Published slugs and redirects, loaded once per content revision. */
export class LiveAddresses {
  private known: Promise<Known> | undefined;
  private revision = Number.NaN;

  constructor(
    private readonly db: Knex,
    private readonly state: SiteState,
  ) {}

  /** Which shell content newer than the release gets. With a pinned release, new content stays missing. */
  get shell(): "fresh" | "missing" {
    return this.state.current.pinned ? "missing" : "fresh";
  }

  /**
   * Return whether a record is public. While a release is pinned, a record renamed after it is still served at its
   * former slug.
   * @param built whether the release has this page; also the result while the database is down
   */
  async has(kind: Kind, slug: string, built: boolean): Promise<boolean> {
    const { pinned } = this.state.current;
    return this.read().then(
      ({ slugs, renamed }) => slugs[kind].has(slug) || (built && pinned && renamed.has(pathOf[kind](slug))),
      () => built,
    );
  }

  /**
   * Return the target of a redirect, from a former slug or entered by hand, in any language.
   * @param isBuilt whether the served release has a page at a path
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
    const published = await readPublished(this.db);
    const redirects = await resolveRedirects(this.db, published);
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
