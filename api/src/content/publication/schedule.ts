import { startTimer } from "@estudio/contract";
import { clock } from "@estudio/contract/content/publication";
import {
  contentChanged,
  databaseNow,
  keepVersion,
  type ModelOf,
  readDatabaseNow,
  transaction,
  WorkingCopyModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type DueCopy, dueCopies, publishDueCopy } from "../../copies/dueCopies";
import { guideKind } from "../../guides/guides";
import type { SiteState } from "../../site/siteState";
import type { ContentKind, ContentRow } from "../content";
import { postKind } from "../posts";
import { projectKind } from "../projects";

const intervalMs = 500;
type Kind = Pick<ContentKind<ContentRow>, "resource" | "name" | "pathOf"> & { model: ModelOf<ContentRow> };
const kinds: Kind[] = [projectKind, postKind, guideKind];
const formatMoment = new Intl.DateTimeFormat("es-ES", {
  timeZone: "Europe/Madrid",
  dateStyle: "medium",
  timeStyle: "short",
});

/** A moment that has come, of a record or of a working copy. `key` identifies the record. */
type Due = { moment: string; key: string } & ({ kind: Kind; id: number } | { copy: DueCopy });

/**
 * Publishes and withdraws what is due by the database's clock. The moments are in the database, so whatever became
 * due during a downtime is done at the next start, in the order of its moments. Several processes may run at once: a
 * lock lets one of them change each row.
 */
export class Schedule {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Knex,
    private readonly state: SiteState,
    private readonly log: Logger,
  ) {}

  async runDue(): Promise<void> {
    if (!(await this.isAnythingDue(databaseNow(this.db)))) return;
    const now = await readDatabaseNow(this.db);
    let changed = 0;
    const failures: unknown[] = [];
    const due = await this.findDue(now);
    for (const [index, one] of due.entries()) {
      // Both moments of a record are handled in one step, unless a working copy of it comes between them.
      const next = due.slice(index + 1).find((other) => other.key === one.key && "copy" in other);
      try {
        if ("copy" in one) changed += await publishDueCopy(this.db, one.copy, clock);
        else changed += await transaction(this.db, (trx) => applyMoments(trx, one, now, next?.moment));
      } catch (error) {
        failures.push(error);
      }
    }
    if (changed > 0) await this.state.refresh();
    // Only failures of the database or this process end up here. They are retried at the next tick.
    if (failures.length > 0) throw failures[0];
  }

  start(): void {
    const tick = async () => {
      await this.runDue().catch((error) => this.log.error({ err: error }, "scheduled publication failed"));
      this.timer = startTimer(tick, intervalMs).unref();
    };
    this.timer = startTimer(tick, intervalMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Return whether anything is due. One query for all tables, because it runs twice a second. */
  private async isAnythingDue(now: string | Knex.Raw): Promise<boolean> {
    const copies = WorkingCopyModel.query(this.db).select("id").where("publishAt", "<=", now);
    const due = await copies.unionAll(kinds.map((kind) => this.queryDue(kind, now).select("id")));
    return due.length > 0;
  }

  private queryDue({ model }: Kind, now: string | Knex.Raw) {
    return model
      .query(this.db)
      .where((either) => either.where("publishAt", "<=", now).orWhere("unpublishAt", "<=", now));
  }

  /**
   * Return everything due in the order of the moments. At the same moment a working copy comes first, so that a
   * withdrawal prevails.
   */
  private async findDue(now: string): Promise<Due[]> {
    const copies = await dueCopies(this.db, now);
    const all: Due[] = copies.map((copy) => ({
      ...{ moment: copy.publishAt ?? now, key: `${copy.resource} ${copy.recordId}`, copy },
    }));
    for (const kind of kinds)
      for (const { id, publishAt, unpublishAt } of await this.queryDue(kind, now))
        for (const moment of [publishAt, unpublishAt])
          if (moment !== null && moment <= now) all.push({ moment, key: `${kind.resource} ${id}`, kind, id });
    return all.sort((one, other) => (one.moment < other.moment ? -1 : Number(one.moment > other.moment)));
  }
}

/**
 * Publish or withdraw a record. Its row is read again under lock, because an editor may have moved the date
 * meanwhile.
 * @param until handle only moments before this one
 * @returns the number of changed rows
 */
async function applyMoments(
  trx: Knex.Transaction,
  { kind: { model, resource, name, pathOf }, id }: { kind: Kind; id: number },
  now: string,
  until: string | undefined,
): Promise<number> {
  const row = await model.query(trx).findById(id).forUpdate();
  if (!row) return 0;
  const { publishAt, unpublishAt } = row;
  const isApplied = (moment: string) => (until === undefined ? moment <= now : moment < until);
  const withdraws = unpublishAt !== null && isApplied(unpublishAt);
  const publishes = publishAt !== null && isApplied(publishAt);
  if (!withdraws && !publishes) return 0;
  // The later moment decides the state.
  const isWithdrawn = withdraws && !(publishes && publishAt > unpublishAt);
  const status = isWithdrawn ? ("draft" as const) : ("published" as const);
  const next = { status, publishAt: publishes ? null : publishAt, unpublishAt: withdraws ? null : unpublishAt };
  // Keep the date of a save since `now`: its editor waits for a record at least that new.
  const updatedAt = row.updatedAt > now ? row.updatedAt : now;
  const patch = { ...next, updatedAt, updatedBy: clock, version: row.version + 1 };
  const after = await model.query(trx).patchAndFetchById(id, patch);
  await keepVersion(trx, resource, { before: row, after, who: { name: clock } });
  const what = `${name}: ${row.title} (${isWithdrawn ? "retirado" : "publicado"})`;
  await contentChanged(trx, { what, who: clock, path: pathOf(row.slug) });
  const planned = formatMoment.format(new Date((isWithdrawn ? unpublishAt : publishAt) ?? now));
  const done = isWithdrawn ? "withdrawnByDate" : "publishedByDate";
  await writeAudit(trx, done, { name: clock }, `${name}: ${row.title}, previsto para ${planned}`);
  return 1;
}
