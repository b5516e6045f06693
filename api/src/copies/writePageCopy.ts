import { isDeepStrictEqual } from "node:util";
import { nowIso, type PageCopy, type PageKey, pageNames, pageNumbers, type SectionInput } from "@estudio/contract";
import {
  copyRecord,
  keepCopyVersion,
  lastCopyVersion,
  type PageModel,
  storeCopy,
  type UserModel,
  versionsOf,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { checkVersion } from "../lists/records";
import { mergeSections } from "../pages/merge";
import { requireOwnFields } from "../pages/sectionCheck";
import { findPage, pageAt, parseSections, type Sections } from "../pages/stored";
import { findPageCopy, presentPageCopy } from "./pageCopy";
import { checkCopySchedule, copyGone } from "./writeCopy";

type Changes = { sections?: SectionInput[]; publishAt?: string | null; base?: number };
export type WritePageCopy = {
  params: { pageKey: PageKey };
  version: number | undefined;
  body: Changes;
  user: UserModel;
};

/**
 * Save sections to the working copy of a page, creating it if needed. Edits of different sections are merged. A
 * button may lead to a record that is not published yet.
 * @throws Refusal conflict: the same section was saved, or the copy published or discarded, meanwhile; invalid
 */
export async function writePageCopy(trx: Knex.Transaction, call: WritePageCopy): Promise<PageCopy> {
  const { pageKey } = call.params;
  const { sections: sent = [], publishAt } = call.body;
  const live = await findPage(trx, pageKey, { lock: true });
  const kept = await findPageCopy(trx, pageKey).forUpdate();
  const before = presentPageCopy(live, kept);
  if (!kept && call.version) throw copyGone(before);
  // A schedule applies to the version the client saw, not to a later save.
  if (kept && publishAt !== undefined) checkVersion(before, call.version);
  checkCopySchedule(call.body, kept?.publishAt);
  requireOwnFields(pageKey, sent);
  const sections = mergeSections(before, await baseSections(trx, call, live, before), sent);
  const planned = publishAt === undefined ? before.publishAt : publishAt;
  if (kept && planned === before.publishAt && isDeepStrictEqual(sections, before.sections)) return before;

  const next = {
    written: { sections },
    publishAt: planned,
    updatedAt: nowIso(),
    updatedBy: call.user.name,
    version: kept ? kept.version + 1 : (await lastCopyVersion(trx, "pages", pageKey)) + 1,
  };
  const recordId = pageNumbers[pageKey];
  await storeCopy(trx, { resource: "pages", recordId, base: live.version }, next, kept);
  const numbered = (page: PageCopy) => ({ ...page, id: recordId });
  const after = { ...before, ...next, sections };
  await keepCopyVersion(trx, "pages", { before: numbered(before), after: numbered(after), who: call.user });
  await writeAudit(trx, "copySaved", call.user, `Página: ${pageNames[pageKey]}`);
  return presentPageCopy(live, await findPageCopy(trx, pageKey));
}

/**
 * Return the sections the client started from: those of the copy, or of the page if it saw no copy. Undefined if they
 * are no longer stored.
 */
async function baseSections(
  trx: Knex,
  { version, body: { base } }: WritePageCopy,
  live: PageModel,
  before: PageCopy,
): Promise<Sections | undefined> {
  if (version === undefined && base === undefined) return before;
  if (!version) return pageAt(trx, live, base);
  if (version >= before.version) return before;
  const kept = await versionsOf(trx, "pages", copyRecord(live.pageKey)).findOne({ version });
  return kept && { sections: parseSections(kept.snapshot) };
}
