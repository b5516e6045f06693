import { changedPlaces, mostVersions, type VersionedResource, versioned } from "@estudio/contract";
import type { Knex } from "knex";
import { SettingsModel, VersionModel } from "../models";
import { currentDevice } from "../people/device";
import type { Doer } from "../people/writeAudit";

/** A record as it is stored. A page is known by its name. */
type Stored = { id: number; pageKey?: string; version: number; updatedAt: string; updatedBy?: string };
type Save = { before?: Stored; after: Stored; who: Doer };

/** Where the versions of a record are. @param record its id in the API */
export const versionsOf = (db: Knex, resource: VersionedResource, record: number | string) =>
  VersionModel.query(db).where({ resource, record: String(record) });

/**
 * Keeps what a save left, in its transaction, and what it found where nobody had kept that: a record that is older than its
 * history, or was changed by the program itself. More than may be kept of one record go.
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
    ...{ resource, record, version: after.version, snapshot, changed: found ? changedPlaces(found, snapshot) : [] },
    ...{ savedAt: after.updatedAt, savedBy: who.name, savedById: who.id ?? null, savedFrom: currentDevice() },
  });
  await forgetOldest(trx, resource, record, after.version);
}

/** More than may be kept of one record go. @param newest the number of its last version */
async function forgetOldest(trx: Knex, resource: VersionedResource, record: string, newest: number): Promise<void> {
  const settings = await SettingsModel.query(trx).findById(1).select("keepVersions");
  const oldest = newest - (settings?.keepVersions ?? mostVersions);
  if (oldest > 0) await versionsOf(trx, resource, record).where("version", "<=", oldest).delete();
}

/** Under which the versions of a record's working copies stand, beside those of the record itself. */
export const copyRecord = (record: number | string) => `${record}-copy`;

/**
 * Keeps what a save left in a working copy. The copies of one record are numbered on, one after the other: what was discarded
 * can be had back, and no number means two things.
 * @param before what the form showed: the copy as it was, or the published record
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
      changed: changedPlaces(snapshotOf(resource, before), snapshot),
    },
    ...{ savedAt: after.updatedAt, savedBy: who.name, savedById: who.id ?? null, savedFrom: currentDevice() },
  });
  await forgetOldest(trx, resource, record, after.version);
}

/** A record that begins anew, as a page whose row was taken away, writes over what another began with. */
const write = (trx: Knex, row: Partial<VersionModel>) =>
  VersionModel.query(trx).insert(row).onConflict(["resource", "record", "version"]).merge();

async function isKept(trx: Knex, resource: VersionedResource, record: string, version: number): Promise<boolean> {
  return Boolean(await versionsOf(trx, resource, record).where({ version }).select("version").first());
}

/** The fields that people write. */
export function snapshotOf(resource: VersionedResource, row: object): Record<string, unknown> {
  const fields = new Map(Object.entries(row));
  return Object.fromEntries(versioned[resource].map((name) => [name, fields.get(name)]));
}
