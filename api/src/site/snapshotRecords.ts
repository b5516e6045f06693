import type { MediaModel, ModelOf } from "@estudio/database";
import type { Knex } from "knex";
import type { Model, QueryBuilder } from "objection";
import { type Gist, inOwnMemory, type Telling } from "./told";

type Row = Model & { id: number; version: number; updatedAt: string };
/** What is read of every record: what the others need to know of it. */
type Brief<R extends Row, C extends keyof R> = Pick<R, C | "id" | "version" | "updatedAt">;

export type RecordKind<R extends Row, C extends keyof R & string> = {
  name: string;
  model: ModelOf<R>;
  /** In the order of `newestBy`, the newest first, and of the id. */
  published: (db: Knex) => QueryBuilder<R, R[]>;
  newestBy: C;
  columns: readonly C[];
  pictures: (row: R) => string[];
  links: (row: R) => string[];
};

/** A record of a snapshot, with its row where that has been read. */
type Listed<R extends Row, C extends keyof R> = { brief: Brief<R, C>; gist: Gist; row?: R | undefined };

/** Whole rows, and what is read of every record, in one query: some milliseconds. After each others have their turn. */
const [atOnce, briefsAtOnce] = [100, 1000];

/** The published records of a kind at one moment; whole rows are read only of those that somebody has to be told of. */
export class SnapshotRecords<R extends Row, C extends keyof R & string> {
  /** One for each record, in the same order. */
  readonly briefs: Brief<R, C>[];
  readonly gists: Gist[];

  private constructor(
    private readonly trx: Knex,
    private readonly kind: RecordKind<R, C>,
    private readonly telling: Telling,
    private readonly listed: Listed<R, C>[],
  ) {
    this.briefs = listed.map(({ brief }) => brief);
    this.gists = listed.map(({ gist }) => gist);
  }

  static async read<R extends Row, C extends keyof R & string>(trx: Knex, kind: RecordKind<R, C>, telling: Telling) {
    const briefs = await inParts(trx, kind);
    const unknown = briefs.filter((one) => !telling.gist(nameOf(kind, one), markOf(one)));
    const rows = await rowsOf(trx, kind, unknown);
    const listed = briefs.map((brief) => {
      const [mark, row] = [markOf(brief), rows.get(brief.id)];
      const gist = telling.gist(nameOf(kind, brief), mark) ?? {
        mark,
        pictures: inOwnMemory(row ? kind.pictures(row) : []),
        links: inOwnMemory(row ? kind.links(row) : []),
      };
      return { brief, row, gist };
    });
    return new SnapshotRecords(trx, kind, telling, listed);
  }

  /**
   * @param dependsOn all that its text depends on besides its row
   * @returns in their order the rows of those that are news to the asker, and the ids of the others
   */
  async news(dependsOn: (gist: Gist, brief: Brief<R, C>) => string): Promise<(R | number)[]> {
    const { kind, telling } = this;
    const isNews = this.listed.map(({ brief, gist }) =>
      telling.isNews(nameOf(kind, brief), gist, `${gist.mark} ${dependsOn(gist, brief)}`),
    );
    const missing = this.listed.filter(({ row }, index) => isNews[index] && !row).map(({ brief }) => brief);
    const rows = await rowsOf(this.trx, kind, missing);
    return this.listed.map(({ brief: { id }, row = rows.get(id) }, index) => {
      if (!isNews[index]) return id;
      if (!row) throw new Error(`${kind.name} ${id} is not there in the view in which it was listed`);
      return row;
    });
  }
}

const nameOf = ({ name }: { name: string }, { id }: { id: number }) => `${name} ${id}`;
/** Each save counts the version up; a record that takes the place of another has another moment. */
export const markOf = ({ version, updatedAt }: Pick<Row, "version" | "updatedAt">) => `${version} ${updatedAt}`;

async function inParts<R extends Row, C extends keyof R & string>(
  trx: Knex,
  { published, columns, newestBy }: RecordKind<R, C>,
): Promise<Brief<R, C>[]> {
  const found: Brief<R, C>[] = [];
  // Made once: what is published is so at one moment.
  const query = published(trx).select("id", "version", "updatedAt", ...columns);
  for (;;) {
    const last = found.at(-1);
    // From where the last part ended: to count off all that came before takes half a second among 25,000.
    const rest = query.clone();
    const part = await (last ? after(rest, newestBy, String(last[newestBy]), last.id) : rest).limit(briefsAtOnce);
    found.push(...part);
    if (part.length < briefsAtOnce) return found;
  }
}

/** The first condition says nothing more than the second, which an index does not help with. */
const after = <R extends Row>(query: QueryBuilder<R, R[]>, column: string, moment: string, id: number) =>
  query
    .where(column, "<=", moment)
    .where((either) =>
      either.where(column, "<", moment).orWhere((same) => same.where(column, moment).where("id", "<", id)),
    );

async function rowsOf<R extends Row>(
  trx: Knex,
  { model }: { model: ModelOf<R> },
  records: { id: number }[],
): Promise<Map<number, R>> {
  const rows = new Map<number, R>();
  for (let at = 0; at < records.length; at += atOnce) {
    const ids = records.slice(at, at + atOnce).map(({ id }) => id);
    for (const row of await model.query(trx).whereIn("id", ids).castTo<R[]>()) rows.set(row.id, row);
  }
  return rows;
}

/** @returns what changes with each save of a picture's texts; nothing of one that is not there */
export const pictureMarks = (pictures: Pick<MediaModel, "path" | "version" | "updatedAt">[]): Map<string, string> =>
  new Map(pictures.map((one) => [one.path, markOf(one)]));
