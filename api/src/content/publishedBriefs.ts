import { type ModelOf, PostModel, ProjectModel } from "@estudio/database";
import type { Knex } from "knex";
import { type Model, raw } from "objection";
import { type Dated, isPublished, onlyPublished } from "./published";

export type Row = Model & Dated & { id: number; version: number; updatedAt: string };
/** What is read of every record: what the others need to know of it. */
export type Brief<R extends Row, C extends keyof R> = Pick<R, C | "id" | "version" | "updatedAt">;

type BriefKind<R extends Row, C extends keyof R & string> = {
  model: ModelOf<R>;
  /** A moment, or any other text: the newest come first, of the same one those with the higher id. */
  newestBy: C;
  columns: readonly C[];
};

/** So many ids are looked at together: some milliseconds. After each others have their turn. */
const idsInPart = 500;
const partOf = ({ id }: { id: number }) => id - (id % idsInPart);

/** What there is in a part, in numbers. */
type Counted = Record<"records" | "ids" | "squares" | "versions" | "newest", number | string>;
const textOf = ({ records, ids, squares, versions, newest }: Counted) =>
  [records, ids, squares, versions, newest].join(" ");

/**
 * What is published of a kind, in few words, as it was when it was last read. The database counts what there is of each few hundred ids: where
 * a record has been saved, has come or gone, the counts are others, and only these are read again.
 *
 * For the sake of a figure: among 50,000 records all of them are 0.9 s of processor, their counts 0.07. Without it (no counts known)
 * the list is the same.
 */
class PublishedBriefs<R extends Row, C extends keyof R & string> {
  /** Replaced as a whole: who reads meanwhile, in a view of another moment, goes by what there was. `counts`: of these very briefs. */
  private last = { counts: new Map<number, string>(), briefs: [] as Brief<R, C>[] };

  constructor(private readonly kind: BriefKind<R, C>) {}

  /** @param db the database, or a view of one moment @returns the newest first */
  async read(db: Knex): Promise<readonly Brief<R, C>[]> {
    const { last } = this;
    const now = await this.count(db);
    const isOther = (part: number) => now.get(part) !== last.counts.get(part);
    const parts = new Set([...last.counts.keys(), ...now.keys()].filter(isOther));
    if (parts.size === 0) return last.briefs;
    const counts = new Map([...last.counts].filter(([part]) => !parts.has(part)));
    const briefs = last.briefs.filter((brief) => !parts.has(partOf(brief)));
    for (const part of parts) {
      const found = await this.readPart(db, part);
      if (found.length > 0) counts.set(part, textOf(countIn(found)));
      briefs.push(...found);
    }
    briefs.sort((a, b) => this.order(a, b));
    this.last = { counts, briefs };
    return briefs;
  }

  /** Each save counts a version up, at a moment of its own; what comes or goes by the clock alone is another set of ids. */
  private async count(db: Knex): Promise<Map<number, string>> {
    const rows = await onlyPublished(this.kind.model.query(db))
      .select(
        raw("id - id % ? as part", idsInPart),
        raw("count(*) as records"),
        raw("sum(id) as ids"),
        raw("sum(id * id) as squares"),
        raw("sum(version) as versions"),
        raw("max(??) as newest", "updatedAt"),
      )
      .groupBy("part")
      .castTo<(Counted & { part: number })[]>();
    return new Map(rows.map((row) => [Number(row.part), textOf(row)]));
  }

  /** By their ids alone, and looked through here: an index of what is published would have the database look through all of it. */
  private async readPart(db: Knex, part: number): Promise<R[]> {
    const { model, columns, newestBy } = this.kind;
    const rows = await model
      .query(db)
      .select("id", "version", "updatedAt", "status", "publishAt", "unpublishAt", newestBy, ...columns)
      .whereBetween("id", [part, part + idsInPart - 1])
      .castTo<R[]>();
    return rows.filter(isPublished);
  }

  private order(one: Brief<R, C>, other: Brief<R, C>): number {
    const { newestBy } = this.kind;
    if (one[newestBy] === other[newestBy]) return other.id - one.id;
    return one[newestBy] < other[newestBy] ? 1 : -1;
  }
}

/** As the database counts. */
function countIn(rows: Pick<Row, "id" | "version" | "updatedAt">[]): Counted {
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    records: rows.length,
    ids: sum(({ id }) => id),
    squares: sum(({ id }) => id * id),
    versions: sum(({ version }) => version),
    newest: rows.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), ""),
  };
}

/** Of what the site has most of. */
export class PublishedRecords {
  readonly projects = new PublishedBriefs({
    model: ProjectModel,
    newestBy: "createdAt",
    columns: ["slug", "category", "rooms", "district", "budget"],
  });
  readonly posts = new PublishedBriefs({
    model: PostModel,
    newestBy: "publishedAt",
    columns: ["slug", "category", "title"],
  });
}
