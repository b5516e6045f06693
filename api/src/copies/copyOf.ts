import type { CopiedResource } from "@estudio/contract";
import { findCopy, type WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import type { ContentKind, ContentRow } from "../content/content";
import { knownTo } from "../keeping/restoreContent";

/** A record as its working copy has it; where there is none, as it is, with version 0. */
export function rowOf<R extends ContentRow>(of: ContentKind<R>, live: R, copy: WorkingCopyModel | undefined): R {
  if (!copy) return live.$clone().$set({ version: 0 });
  const { written, publishAt, version, updatedAt, updatedBy } = copy;
  // A field that is younger than the copy is as the record has it; one that is gone is left out.
  const kept = { ...knownTo(of.model, written), id: live.id, status: "published", publishAt };
  return live.$clone().$set({ ...kept, version, updatedAt, updatedBy });
}

/** What the calls show of a working copy: the record that it is going to be, and what is of the copy alone. */
export function shownCopy<R extends ContentRow>(of: ContentKind<R>, live: R, copy: WorkingCopyModel | undefined) {
  return { ...rowOf(of, live, copy), base: copy?.base ?? live.version, problem: copy?.problem ?? "" };
}

/** @returns the record with what its working copy says, if it has one: what who writes on it sees */
export async function asWritten<R extends ContentRow>(db: Knex, of: ContentKind<R>, live: R): Promise<R> {
  const resource: CopiedResource = of.resource;
  const copy = await findCopy(db, resource, live.id);
  return copy ? rowOf(of, live, copy) : live;
}
