import { dayMs } from "@estudio/contract";
import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { CreationModel, SettingsModel, TrashModel, VersionModel } from "../models";
import { emptyTrash } from "./trash";

/** Who comes back later than that to a form whose answer was lost begins another record. */
const keepCreationDays = 30;

/** By the clock: what has been in the trash long enough, versions that are older than they may be, and what creations were called. */
export async function forgetOld(db: Knex, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const due = await TrashModel.query(db).select("id", "resource", "recordId").where("until", "<=", now.toISOString());
  if (due.length > 0) await transaction(db, (trx) => emptyTrash(trx, due));
  await CreationModel.query(db).where("at", "<", ago(keepCreationDays)).delete();
  const settings = await SettingsModel.query(db).findById(1).select("keepVersionDays");
  if (!settings) return;
  await VersionModel.query(db).where("savedAt", "<", ago(settings.keepVersionDays)).delete();
}
