import { SiteBuildModel, SiteStateModel } from "@estudio/database";
import type { Knex } from "knex";
import { auditCutoff } from "../accounts/expiredAccess";

/** Delete publications that ended a year ago, like the audit log. Keeps the last successful one and the served one. */
export async function forgetOldBuilds(db: Knex, now: Date): Promise<void> {
  const served = await SiteStateModel.query(db).findById(1).throwIfNotFound();
  const last = await SiteBuildModel.query(db).where({ status: "succeeded" }).max("id as id").first();
  await SiteBuildModel.query(db)
    .delete()
    .whereNull("slot")
    .whereNot("id", last?.id ?? 0)
    .where((other) => other.whereNull("release").orWhereNot("release", served.release ?? ""))
    .where("finishedAt", "<", auditCutoff(now));
}
