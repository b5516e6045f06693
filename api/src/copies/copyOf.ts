import type { CopyableResource } from "@estudio/contract";
import { findCopy, type WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import type { ContentKind, ContentRow } from "../content/content";
import { knownFields } from "../history/restoreContent";

/** Return a record with its working copy applied. Without a copy, return the record with version 0. */
export function withCopy<R extends ContentRow>(of: ContentKind<R>, live: R, copy: WorkingCopyModel | undefined): R {
  if (!copy) return live.$clone().$set({ version: 0 });
  const { written, publishAt, version, updatedAt, updatedBy } = copy;
  // Fields added after the copy keep the record's value; removed ones are dropped.
  const kept = { ...knownFields(of.model, written), id: live.id, status: "published", publishAt };
  return live.$clone().$set({ ...kept, version, updatedAt, updatedBy });
}

/** Return a working copy as the API shows it: the future record, plus the copy's own fields. */
export function presentCopy<R extends ContentRow>(of: ContentKind<R>, live: R, copy: WorkingCopyModel | undefined) {
  return { ...withCopy(of, live, copy), base: copy?.base ?? live.version, problem: copy?.problem ?? "" };
}

/** Return the record as its editors see it: with its working copy applied, if it has one. */
export async function withWorkingCopy<R extends ContentRow>(db: Knex, of: ContentKind<R>, live: R): Promise<R> {
  const resource: CopyableResource = of.resource;
  const copy = await findCopy(db, resource, live.id);
  return copy ? withCopy(of, live, copy) : live;
}
