import { dayMs, unconfirmedDays } from "@estudio/contract";
import {
  eraseLead,
  GuideFileModel,
  GuideModel,
  LeadLinkModel,
  LeadModel,
  TrashModel,
  transaction,
  VersionModel,
  WorkingCopyModel,
} from "@estudio/database";
import type { Deps } from "../deps";
import { filesOf } from "./guides";

/**
 * Days until an unused file is deleted (its guide was never saved), and days for which an expired link is kept, so that
 * its page can say so.
 */
const [maxUnusedDays, maxExpiredDays] = [7, 30];
const batchSize = 200;

type Swept = Pick<Deps, "db" | "storage">;

/** Delete unconfirmed leads, expired links and unused files. */
export async function sweepGuides({ db, storage }: Swept, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const due = await LeadModel.query(db)
    .select("id")
    .where({ leadSource: "guia", confirmedAt: null })
    .where("privacyAcceptedAt", "<", ago(unconfirmedDays))
    .limit(batchSize);
  for (const { id } of due) await transaction(db, (trx) => eraseUnconfirmed(trx, id));
  await LeadLinkModel.query(db).delete().where("until", "<", ago(maxExpiredDays));
  const named = JSON.stringify([
    (await GuideModel.query(db)).map(filesOf),
    // Deleted guides, versions and working copies need their files when restored.
    await TrashModel.query(db).select("record").where({ resource: "guides" }),
    await VersionModel.query(db).select("snapshot").where({ resource: "guides" }),
    await WorkingCopyModel.query(db).select("written").where({ resource: "guides" }),
  ]);
  const files = await GuideFileModel.query(db).where("createdAt", "<", ago(maxUnusedDays)).limit(batchSize);
  for (const { key } of files.filter((file) => !named.includes(file.key))) {
    await storage.deletePrivate(key);
    await GuideFileModel.query(db).deleteById(key);
  }
}

/** Check again under lock: the lead may have been confirmed meanwhile. */
async function eraseUnconfirmed(trx: Parameters<typeof eraseLead>[0], id: number): Promise<void> {
  const lead = await LeadModel.query(trx).findById(id).forUpdate();
  if (lead && lead.confirmedAt === null) await eraseLead(trx, id);
}
