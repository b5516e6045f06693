import { nowIso } from "@estudio/contract";
import {
  findCopy,
  keepCopyVersion,
  lastCopyVersion,
  snapshotOf,
  storeCopy,
  type UserModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { type ContentKind, type ContentRow, checkSchedule } from "../content/content";
import { isPublished } from "../content/publication/published";
import { slugAfter } from "../content/slugs";
import { invalid, Refusal } from "../errors";
import { checkVersion, findRow, isUnchanged } from "../lists/records";
import { presentCopy, withCopy } from "./copyOf";

type Changes = { title?: string; slug?: string; status?: string; publishAt?: string | null; base?: number };
export type WriteCopy = { params: { id: number }; version: number | undefined; body: Changes; user: UserModel };

/**
 * Save to the working copy of a record, creating it if needed. It may lack whatever a draft may lack.
 * @throws Refusal conflict: the copy or the record was changed, published or discarded meanwhile; invalid: the record
 * is not published
 */
export async function writeCopy<R extends ContentRow>(trx: Knex.Transaction, of: ContentKind<R>, call: WriteCopy) {
  const { base, ...changes } = call.body;
  const live = await findRow(of.model, trx, call.params.id, { lock: true });
  const kept = await findCopy(trx, of.resource, live.id).forUpdate();
  const before = presentCopy(of, live, kept);
  if (kept) checkVersion(before, call.version);
  else requireCurrentBase(live, { version: call.version, base }, before);
  checkCopySchedule(changes, kept?.publishAt);
  if (kept && isUnchanged(before, changes)) return before;

  const now = nowIso();
  const row = withCopy(of, live, kept).$set({ ...changes, updatedAt: now, updatedBy: call.user.name });
  row.slug = await slugAfter(trx, of, withCopy(of, live, kept), changes);
  checkSchedule(row);
  await of.check?.(trx, row.$clone().$set({ status: "draft", publishAt: null }));
  row.version = kept ? kept.version + 1 : (await lastCopyVersion(trx, of.resource, live.id)) + 1;
  const { publishAt, updatedAt, updatedBy, version } = row;
  const next = { written: snapshotOf(of.resource, row), publishAt, updatedAt, updatedBy, version };
  await storeCopy(trx, { resource: of.resource, recordId: live.id, base: live.version }, next, kept);
  await keepCopyVersion(trx, of.resource, { before, after: row, who: call.user });
  await writeAudit(trx, "copySaved", call.user, `${of.name}: ${row.title}`);
  return presentCopy(of, live, await findCopy(trx, of.resource, live.id));
}

export const copyGone = (current: object) =>
  new Refusal("conflict", "La copia de trabajo ya no está: se ha publicado o descartado", { current });

/**
 * Check that a new copy may start from what the client saw.
 * @throws Refusal conflict, invalid
 */
function requireCurrentBase(
  live: ContentRow,
  { version = 0, base }: { version: number | undefined; base: number | undefined },
  current: object,
): void {
  if (version > 0) throw copyGone(current);
  if (!isPublished(live))
    throw invalid({ status: "Solo lo que está publicado tiene copia de trabajo: un borrador se guarda tal cual" });
  checkVersion(live, base, current);
}

/** Check that the copy neither withdraws the record nor is scheduled in the past. */
export function checkCopySchedule({ status, publishAt }: Changes, planned: string | null | undefined): void {
  if (status === "draft")
    throw invalid({
      status: "Una copia de trabajo no retira nada de la web: para eso, pasa a borrador la versión publicada",
    });
  if (publishAt && publishAt !== planned && publishAt <= nowIso())
    throw invalid({ publishAt: "Elige un momento que esté por llegar" });
}
