import { dayMs } from "@estudio/contract";
import type { Knex } from "knex";
import { transaction } from "../engine/connection";
import { CreationModel, TrashModel, VersionModel } from "../models/history";
import { SettingsModel } from "../models/site";
import { emptyTrash } from "./trash";

/** After this, resubmitting a form whose response was lost creates a second record. */
const keepCreationDays = 30;

/** Delete by age: trash, versions and idempotency keys of creations. */
export async function forgetOld(db: Knex, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const due = await TrashModel.query(db).select("id", "resource", "recordId").where("until", "<=", now.toISOString());
  if (due.length > 0) await transaction(db, (trx) => emptyTrash(trx, due));
  await CreationModel.query(db).where("at", "<", ago(keepCreationDays)).delete();
  const settings = await SettingsModel.query(db).findById(1).select("keepVersionDays");
  if (!settings) return;
  await VersionModel.query(db).where("savedAt", "<", ago(settings.keepVersionDays)).delete();
}
