import { changedPlaces, keptVersions, type VersionedResource, versioned } from "@estudio/contract";
import type { Knex } from "knex";
import { VersionModel } from "../models";

/** A record as it is stored. A page is known by its name. */
type Stored = { id: number; pageKey?: string; version: number; updatedAt: string; updatedBy?: string };
type Save = { before?: Stored; after: Stored; who: string };

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
      ...{ savedAt: before.updatedAt, savedBy: before.updatedBy ?? "" },
    });
  await write(trx, {
    ...{ resource, record, version: after.version, snapshot, changed: found ? changedPlaces(found, snapshot) : [] },
    ...{ savedAt: after.updatedAt, savedBy: who },
  });
  const oldest = after.version - keptVersions;
  if (oldest > 0) await versionsOf(trx, resource, record).where("version", "<=", oldest).delete();
}

/** A record that begins anew, as a page whose row was taken away, writes over what another began with. */
const write = (trx: Knex, row: Partial<VersionModel>) =>
  VersionModel.query(trx).insert(row).onConflict(["resource", "record", "version"]).merge();

async function isKept(trx: Knex, resource: VersionedResource, record: string, version: number): Promise<boolean> {
  return Boolean(await versionsOf(trx, resource, record).where({ version }).select("version").first());
}

/** The fields that people write. */
function snapshotOf(resource: VersionedResource, row: Stored): Record<string, unknown> {
  const fields = new Map(Object.entries(row));
  return Object.fromEntries(versioned[resource].map((name) => [name, fields.get(name)]));
}
