import { postPath, projectPath } from "@estudio/contract";
import { PostModel, ProjectModel, RedirectModel } from "@estudio/database";
import type { Knex } from "knex";
import { onlyPublished } from "../content/published";
import type { SiteState } from "./siteState";

type Kind = "project" | "post";
type Known = { revision: number; slugs: Record<Kind, Set<string>>; moved: Map<string, string> };

/** Which content has an address at this moment, read once per revision of the content. */
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

  /** @returns the unprefixed path a former slug leads to */
  async movedTo(kind: Kind, slug: string): Promise<string | undefined> {
    return this.read().then(
      ({ moved }) => moved.get(`${kind}/${slug}`),
      () => undefined,
    );
  }

  private read(): Promise<Known> {
    const { revision } = this.state.current;
    if (!this.known || this.revision !== revision) {
      this.revision = revision;
      this.known = this.load(revision);
      this.known.catch(() => {
        this.revision = Number.NaN;
      });
    }
    return this.known;
  }

  private async load(revision: number): Promise<Known> {
    const projects = await onlyPublished(ProjectModel.query(this.db).select("id", "slug"));
    const posts = await onlyPublished(PostModel.query(this.db).select("id", "slug"));
    const paths = {
      project: new Map(projects.map(({ id, slug }) => [id, projectPath(slug)])),
      post: new Map(posts.map(({ id, slug }) => [id, postPath(slug)])),
    };
    const moved = new Map<string, string>();
    for (const { kind, slug, recordId } of await RedirectModel.query(this.db)) {
      const to = paths[kind].get(recordId);
      if (to) moved.set(`${kind}/${slug}`, to);
    }
    return {
      revision,
      slugs: { project: new Set(projects.map((row) => row.slug)), post: new Set(posts.map((row) => row.slug)) },
      moved,
    };
  }
}
