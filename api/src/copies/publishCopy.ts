import { isSame, merged } from "@estudio/contract";
import { type Doer, findCopy, snapshotOf, versionsOf, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { type ContentKind, type ContentRow, update } from "../content/content";
import { notFound, Refusal } from "../errors";
import { checkVersion, findRow } from "../lists/records";
import { rowOf, shownCopy } from "./copyOf";

export const noCopy = () => notFound("Ya no hay copia de trabajo: se ha publicado o descartado");

export type PublishCopy = {
  id: number;
  /** The copy as it was seen. */
  version: number | undefined;
  /** The version of the published record that it may replace, where that is not the one it began from. */
  base?: number | undefined;
  who: Doer;
};

/**
 * Publishes a working copy: the ordinary save of the record, with what the copy changes of it, and the copy is gone. What
 * others changed of the record meanwhile stays, where the copy says nothing else.
 * @throws Refusal not_found without a copy; conflict when it, or the record, was changed meanwhile; invalid when it does not fit
 */
export async function publishCopy<R extends ContentRow>(
  trx: Knex.Transaction,
  of: ContentKind<R>,
  { id, version, base, who }: PublishCopy,
): Promise<R> {
  const live = await findRow(of.model, trx, id, { lock: true });
  const copy = await findCopy(trx, of.resource, id).forUpdate();
  if (!copy) throw noCopy();
  checkVersion(shownCopy(of, live, copy), version);
  if ((base ?? copy.base) < live.version) throw changedMeanwhile(live);
  const changes = await changesOf(trx, of, live, copy);
  await WorkingCopyModel.query(trx).deleteById(copy.id);
  const body = { ...changes, status: "published", publishAt: null };
  const saved = await update(trx, of, { params: { id }, version: undefined, body, user: who });
  await writeAudit(trx, "copyPublished", who, `${of.name}: ${saved.title}`);
  return saved;
}

/** Told from a conflict about the copy itself by `errors.base`. @param live what is published now */
export function changedMeanwhile(live: { updatedBy: string }): Refusal {
  const by = live.updatedBy ? ` por ${live.updatedBy}` : "";
  const why = `Lo publicado ha sido cambiado${by} desde que empezó esta copia`;
  return new Refusal("conflict", why, { current: live, errors: { base: why } });
}

/**
 * The fields in which the copy differs from what it began from, as they are going to be: within one, such as the texts of a
 * language, others' changes stay where the copy made none. All of the copy's where nobody knows any more what it began from.
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
  const written = snapshotOf(of.resource, rowOf(of, live, copy));
  if (!began) return written;
  const changed = Object.entries(written).filter(([name, value]) => !isSame(value, began[name]));
  return Object.fromEntries(changed.map(([name, value]) => [name, merged(began[name], value, stored[name])]));
}
