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

/** A file of a form that nobody has saved yet; a link that has ended, of which its page still says so. */
const [unusedDays, endedDays] = [7, 30];
const atOnce = 200;

type Swept = Pick<Deps, "db" | "storage">;

/** Erases those who have not confirmed their address, links that ended long ago, and files that no guide names. */
export async function sweepGuides({ db, storage }: Swept, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const due = await LeadModel.query(db)
    .select("id")
    .where({ leadSource: "guia", confirmedAt: null })
    .where("privacyAcceptedAt", "<", ago(unconfirmedDays))
    .limit(atOnce);
  for (const { id } of due) await transaction(db, (trx) => eraseUnconfirmed(trx, id));
  await LeadLinkModel.query(db).delete().where("until", "<", ago(endedDays));
  const named = JSON.stringify([
    (await GuideModel.query(db)).map(filesOf),
    // What may be restored needs them too.
    await TrashModel.query(db).select("record").where({ resource: "guides" }),
    await VersionModel.query(db).select("snapshot").where({ resource: "guides" }),
    await WorkingCopyModel.query(db).select("written").where({ resource: "guides" }),
  ]);
  const files = await GuideFileModel.query(db).where("createdAt", "<", ago(unusedDays)).limit(atOnce);
  for (const { key } of files.filter((file) => !named.includes(file.key))) {
    await storage.deletePrivate(key);
    await GuideFileModel.query(db).deleteById(key);
  }
}

/** Looked at again under lock: that person may have confirmed meanwhile. */
async function eraseUnconfirmed(trx: Parameters<typeof eraseLead>[0], id: number): Promise<void> {
  const lead = await LeadModel.query(trx).findById(id).forUpdate();
  if (lead && lead.confirmedAt === null) await eraseLead(trx, id);
}
