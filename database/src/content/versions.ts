import { changedPaths, maxVersions, type VersionedResource, versioned } from "@estudio/contract";
import type { Knex } from "knex";
import { VersionModel } from "../models/history";
import { SettingsModel } from "../models/site";
import { currentDevice } from "../people/device";
import type { Doer } from "../people/writeAudit";

/** A stored record. Pages are identified by their key. */
type Stored = { id: number; pageKey?: string; version: number; updatedAt: string; updatedBy?: string };
type Save = { before?: Stored; after: Stored; who: Doer };

/**
 * Query the versions of a record.
 * @param record its id in the API
 */
export const versionsOf = (db: Knex, resource: VersionedResource, record: number | string) =>
  VersionModel.query(db).where({ resource, record: String(record) });

/**
 * Keep a version of a saved record, in its transaction. Also keeps the state before, if no version has it: a record
 * older than its history, or one changed by the program. Deletes the oldest versions above the limit.
 */
export async function keepVersion(
  trx: Knex.Transaction,
  resource: VersionedResource,
  { before, after, who }: Save,
): Promise<void> {
  const record = after.pageKey ?? String(after.id);
  const snapshot = snapshotOf(resource, after);
  const found = before && snapshotOf(resource, before);
  if (before && found && before.version > 0 && !(await isKept(trx, resource, record, before.version)))
    await write(trx, {
      ...{ resource, record, version: before.version, snapshot: found, changed: [] },
      ...{ savedAt: before.updatedAt, savedBy: before.updatedBy ?? "", savedById: null, savedFrom: "" },
    });
  await write(trx, {
    ...{ resource, record, version: after.version, snapshot, changed: found ? changedPaths(found, snapshot) : [] },
    ...{ savedAt: after.updatedAt, savedBy: who.name, savedById: who.id ?? null, savedFrom: currentDevice() },
  });
  await deleteOldest(trx, resource, record, after.version);
}

/**
 * Delete the oldest versions above the limit.
 * @param newest the newest version number
 */
async function deleteOldest(trx: Knex, resource: VersionedResource, record: string, newest: number): Promise<void> {
  const settings = await SettingsModel.query(trx).findById(1).select("keepVersions");
  const oldest = newest - (settings?.keepVersions ?? maxVersions);
  if (oldest > 0) await versionsOf(trx, resource, record).where("version", "<=", oldest).delete();
}

/** Return the key for the versions of a record's working copies. */
export const copyRecord = (record: number | string) => `${record}-copy`;

/**
 * Keep a version of a working copy. Numbers continue over all copies of one record, so that discarded copies can be
 * restored and each number is unique.
 * @param before what the form showed: the previous copy, or the published record
 */
export async function keepCopyVersion(
  trx: Knex.Transaction,
  resource: VersionedResource,
  { before, after, who }: Required<Save>,
): Promise<void> {
  const record = copyRecord(after.pageKey ?? after.id);
  const snapshot = snapshotOf(resource, after);
  await write(trx, {
    ...{
      resource,
      record,
      version: after.version,
      snapshot,
      changed: changedPaths(snapshotOf(resource, before), snapshot),
    },
    ...{ savedAt: after.updatedAt, savedBy: who.name, savedById: who.id ?? null, savedFrom: currentDevice() },
  });
  await deleteOldest(trx, resource, record, after.version);
}

/** Upsert, because a record that starts again at version 1 (a page whose row was deleted) replaces old versions. */
const write = (trx: Knex, row: Partial<VersionModel>) =>
  VersionModel.query(trx).insert(row).onConflict(["resource", "record", "version"]).merge();

async function isKept(trx: Knex, resource: VersionedResource, record: string, version: number): Promise<boolean> {
  return Boolean(await versionsOf(trx, resource, record).where({ version }).select("version").first());
}

/** Return the fields that users edit. */
export function snapshotOf(resource: VersionedResource, row: object): Record<string, unknown> {
  const fields = new Map(Object.entries(row));
  return Object.fromEntries(versioned[resource].map((name) => [name, fields.get(name)]));
}
