import type { ModelOf } from "@estudio/database";
import type { Knex } from "knex";
import { type Model, raw } from "objection";
import { type Dated, isPublished, onlyPublished } from "../content/published";

export type Row = Model & Dated & { id: number; version: number; updatedAt: string };
/** What is read of every record: what the others need to know of it. */
export type Brief<R extends Row, C extends keyof R> = Pick<R, C | "id" | "version" | "updatedAt">;

export type BriefKind<R extends Row, C extends keyof R & string> = {
  model: ModelOf<R>;
  /** A moment, or any other text: the newest come first, of the same one those with the higher id. */
  newestBy: C;
  columns: readonly C[];
};

/** So many ids are looked at together: some milliseconds. After each others have their turn. */
const idsInPart = 500;
const partOf = ({ id }: { id: number }) => id - (id % idsInPart);

type Counted = Record<"part" | "records" | "ids" | "squares" | "versions" | "newest", number | string>;

/**
 * What is published of a kind, in few words, as it was when it was last read. The database counts what there is of each few hundred ids: where
 * a record has been saved, has come or gone, the counts are others, and only these are read again.
 *
 * For the sake of a figure: among 50,000 records all of them are 0.9 s of processor, their counts 0.07. Without it (no counts known)
 * the list is the same.
 */
export class PublishedBriefs<R extends Row, C extends keyof R & string> {
  private counts = new Map<number, string>();
  private briefs: Brief<R, C>[] = [];

  constructor(private readonly kind: BriefKind<R, C>) {}

  /** One reading after the other. @param trx a view of one moment */
  async read(trx: Knex): Promise<readonly Brief<R, C>[]> {
    const counts = await this.count(trx);
    const isOther = (part: number) => counts.get(part) !== this.counts.get(part);
    const parts = new Set([...this.counts.keys(), ...counts.keys()].filter(isOther));
    if (parts.size === 0) return this.briefs;
    const found = this.briefs.filter((brief) => !parts.has(partOf(brief)));
    for (const part of parts) found.push(...(await this.readPart(trx, part)));
    this.briefs = found.sort((a, b) => this.order(a, b));
    this.counts = counts;
    return this.briefs;
  }

  /** Each save counts a version up, at a moment of its own; what comes or goes by the clock alone is another set of ids. */
  private async count(trx: Knex): Promise<Map<number, string>> {
    const rows = await onlyPublished(this.kind.model.query(trx))
      .select(
        raw("id - id % ? as part", idsInPart),
        raw("count(*) as records"),
        raw("sum(id) as ids"),
        raw("sum(id * id) as squares"),
        raw("sum(version) as versions"),
        raw("max(??) as newest", "updatedAt"),
      )
      .groupBy("part")
      .castTo<Counted[]>();
    return new Map(
      rows.map(({ part, records, ids, squares, versions, newest }) => [
        Number(part),
        [records, ids, squares, versions, newest].join(" "),
      ]),
    );
  }

  /** By their ids alone, and looked through here: an index of what is published would have the database look through all of it. */
  private async readPart(trx: Knex, part: number): Promise<R[]> {
    const { model, columns } = this.kind;
    const rows = await model
      .query(trx)
      .select("id", "version", "updatedAt", "status", "publishAt", "unpublishAt", ...columns)
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
