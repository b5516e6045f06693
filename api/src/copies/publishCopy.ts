import { isSame, mergeValues } from "@estudio/contract";
import { type Doer, findCopy, snapshotOf, versionsOf, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { type ContentKind, type ContentRow, update } from "../content/content";
import { notFound, Refusal } from "../errors";
import { checkVersion, findRow } from "../lists/records";
import { presentCopy, withCopy } from "./copyOf";

export const noCopy = () => notFound("Ya no hay copia de trabajo: se ha publicado o descartado");

export type PublishCopy = {
  id: number;
  /** The version of the copy that the client has seen. */
  version: number | undefined;
  /** The version of the record that it may replace, if not the copy's base. */
  base?: number | undefined;
  who: Doer;
};

/**
 * Publish a working copy through an ordinary save, and delete it. Others' changes stay where the copy changed
 * nothing.
 * @throws Refusal not_found: there is no copy; conflict: the copy or the record was changed meanwhile; invalid: the
 * record would be invalid
 */
export async function publishCopy<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  { id, version, base, who }: PublishCopy,
): Promise<R> {
  const live = await findRow(of.model, trx, id, { lock: true });
  const copy = await findCopy(trx, of.resource, id).forUpdate();
  if (!copy) throw noCopy();
  checkVersion(presentCopy(of, live, copy), version);
  if ((base ?? copy.base) < live.version) throw changedMeanwhile(live);
  const changes = await changesOf(trx, of, live, copy);
  await WorkingCopyModel.query(trx).deleteById(copy.id);
  const body = { ...changes, status: "published", publishAt: null };
  const saved = await update(trx, of, { params: { id }, version: undefined, body, user: who });
  await writeAudit(trx, "copyPublished", who, `${of.name}: ${saved.title}`);
  return saved;
}

/**
 * Return the conflict of a changed record. `errors.base` distinguishes it from a conflict of the copy.
 * @param live what is published now
 */
export function changedMeanwhile(live: { updatedBy: string }): Refusal {
  const by = live.updatedBy ? ` por ${live.updatedBy}` : "";
  const why = `Lo publicado ha sido cambiado${by} desde que empezó esta copia`;
  return new Refusal("conflict", why, { current: live, errors: { base: why } });
}

/**
 * Return the fields that differ from the copy's base. Within a field, such as the texts of a language, others'
 * changes stay where the copy changed nothing. If the base version is no longer stored, return all fields.
 */
async function changesOf<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  live: R,
  copy: WorkingCopyModel,
): Promise<Record<string, unknown>> {
  const stored = snapshotOf(of.resource, live);
  const began =
    copy.base === live.version
      ? stored
      : (await versionsOf(trx, of.resource, live.id).findOne({ version: copy.base }))?.snapshot;
  const written = snapshotOf(of.resource, withCopy(of, live, copy));
  if (!began) return written;
  const changed = Object.entries(written).filter(([name, value]) => !isSame(value, began[name]));
  return Object.fromEntries(changed.map(([name, value]) => [name, mergeValues(began[name], value, stored[name])]));
}
