import type { MediaModel, ModelOf } from "@estudio/database";
import type { Knex } from "knex";
import type { Brief, Row } from "../content/publishedBriefs";
import { type Gist, inOwnMemory, type Telling } from "./told";

export type RecordKind<R extends Row> = {
  name: string;
  model: ModelOf<R>;
  pictures: (row: R) => string[];
  links: (row: R) => string[];
};

/** A record of a snapshot, with its row where that has been read. */
type Listed<R extends Row, C extends keyof R> = { brief: Brief<R, C>; gist: Gist; row?: R | undefined };

/** Whole rows in one query: some milliseconds. After each others have their turn. */
const atOnce = 100;

/** The published records of a kind at one moment; whole rows are read only of those that somebody has to be told of. */
export class SnapshotRecords<R extends Row, C extends keyof R & string> {
  /** One for each record, in the same order. */
  readonly gists: Gist[];

  private constructor(
    private readonly trx: Knex,
    private readonly kind: RecordKind<R>,
    private readonly telling: Telling,
    readonly briefs: readonly Brief<R, C>[],
    private readonly listed: Listed<R, C>[],
  ) {
    this.gists = listed.map(({ gist }) => gist);
  }

  /** @param briefs what is published of that kind */
  static async read<R extends Row, C extends keyof R & string>(
    trx: Knex,
    kind: RecordKind<R>,
    briefs: readonly Brief<R, C>[],
    telling: Telling,
  ) {
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
    return new SnapshotRecords(trx, kind, telling, briefs, listed);
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
