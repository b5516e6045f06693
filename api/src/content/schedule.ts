import { nowIso, startTimer } from "@estudio/contract";
import { clock } from "@estudio/contract/content/publication";
import { contentChanged, keepVersion, type ModelOf, transaction, WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { publishDueCopies } from "../copies/dueCopies";
import { guideKind } from "../guides/guides";
import type { SiteState } from "../site/siteState";
import type { ContentKind, ContentRow } from "./content";
import { postKind } from "./posts";
import { projectKind } from "./projects";

const everyMs = 500;
type Kind = Pick<ContentKind<ContentRow>, "resource" | "name" | "pathOf"> & { model: ModelOf<ContentRow> };
const kinds: Kind[] = [projectKind, postKind, guideKind];

/**
 * Publishes and withdraws what has come due. The moments are in the database, so what came due while no process was
 * running happens at the next start; several processes may look at once, the row is changed by one of them.
 */
export class Schedule {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Knex,
    private readonly state: SiteState,
    private readonly log: Logger,
  ) {}

  async runDue(): Promise<void> {
    const now = nowIso();
    if (!(await this.isAnythingDue(now))) return;
    let changed = 0;
    for (const kind of kinds) changed += await this.applyDue(kind, now);
    changed += await publishDueCopies(this.db, now, clock);
    if (changed > 0) await this.state.refresh();
  }

  start(): void {
    const tick = async () => {
      await this.runDue().catch((error) => this.log.error({ err: error }, "schedule"));
      this.timer = startTimer(tick, everyMs).unref();
    };
    this.timer = startTimer(tick, everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** One question for all there is, for it is asked twice a second. */
  private async isAnythingDue(now: string): Promise<boolean> {
    const copies = WorkingCopyModel.query(this.db).select("id").where("publishAt", "<=", now);
    const due = await copies.unionAll(kinds.map((kind) => this.due(kind, now).select("id")));
    return due.length > 0;
  }

  private due({ model }: Kind, now: string) {
    return model
      .query(this.db)
      .where((either) => either.where("publishAt", "<=", now).orWhere("unpublishAt", "<=", now));
  }

  private async applyDue(kind: Kind, now: string): Promise<number> {
    const due = await this.due(kind, now);
    for (const row of due) await transaction(this.db, (trx) => settleRow(trx, kind, row.id, now));
    return due.length;
  }
}

/** The row is read again under lock: an editor may have moved the date meanwhile. */
async function settleRow(
  trx: Knex.Transaction,
  { model, resource, name, pathOf }: Kind,
  id: number,
  now: string,
): Promise<void> {
  const row = await model.query(trx).findById(id).forUpdate();
  if (!row) return;
  const withdraws = row.unpublishAt !== null && row.unpublishAt <= now;
  const publishes = row.publishAt !== null && row.publishAt <= now;
  if (!withdraws && !publishes) return;
  const status = withdraws ? ("draft" as const) : ("published" as const);
  const next = { status, publishAt: publishes ? null : row.publishAt, unpublishAt: withdraws ? null : row.unpublishAt };
  // Saved since `now`, while this was looking: whoever saved it waits to see it no older than that.
  const updatedAt = row.updatedAt > now ? row.updatedAt : now;
  const patch = { ...next, updatedAt, updatedBy: clock, version: row.version + 1 };
  const after = await model.query(trx).patchAndFetchById(id, patch);
  await keepVersion(trx, resource, { before: row, after, who: { name: clock } });
  const what = `${name}: ${row.title} (${withdraws ? "retirado" : "publicado"})`;
  await contentChanged(trx, { what, who: clock, path: pathOf(row.slug) });
}
