import { type CopyableResource, messages } from "@estudio/contract";
import { isUniqueViolation, transaction, WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import { ValidationError } from "objection";
import { postKind } from "../content/posts";
import { projectKind } from "../content/projects";
import { Refusal } from "../errors";
import { guideKind } from "../guides/guides";
import { retryFirstSave } from "../pages/stored";
import { pageOf, publishPageCopy } from "./pageCopy";
import { type PublishCopy, publishCopy } from "./publishCopy";

export type DueCopy = Pick<WorkingCopyModel, "id" | "resource" | "recordId" | "version" | "publishAt">;
const publish: Record<CopyableResource, (trx: Knex.Transaction, wish: PublishCopy) => Promise<unknown>> = {
  projects: (trx, wish) => publishCopy(trx, projectKind, wish),
  blog: (trx, wish) => publishCopy(trx, postKind, wish),
  guides: (trx, wish) => publishCopy(trx, guideKind, wish),
  pages: (trx, { id, ...wish }) => publishPageCopy(trx, { pageKey: pageOf(id), ...wish }),
};

/** Return the working copies that are due. */
export const dueCopies = (db: Knex, now: string): PromiseLike<DueCopy[]> =>
  WorkingCopyModel.query(db)
    .select("id", "resource", "recordId", "version", "publishAt")
    .where("publishAt", "<=", now)
    .orderBy("id");

/**
 * Publish a working copy that is due. One that cannot be published stays, with the reason.
 * @param name the author of the publication
 * @returns the number of published copies
 * @throws any error that is not the copy's fault
 */
export async function publishDueCopy(db: Knex, one: DueCopy, name: string): Promise<number> {
  const request = { id: one.recordId, version: one.version, who: { name } };
  try {
    await retryFirstSave(() => transaction(db, (trx) => publish[one.resource](trx, request)));
    return 1;
  } catch (error) {
    const why = rejectionReason(error);
    if (!why) throw error;
    await unschedule(db, one, why);
    return 0;
  }
}

/** Return the reason why the copy cannot be published, undefined if the error has another cause. */
function rejectionReason(error: unknown): string | undefined {
  if (error instanceof Refusal && error.status < 500) return error.message;
  if (error instanceof ValidationError) return messages.invalid;
  return isUniqueViolation(error) ? messages.slugTaken : undefined;
}

/**
 * Unschedule the copy and store the reason. Its version stays, because nobody edited it. A copy saved meanwhile is
 * left alone.
 */
async function unschedule(db: Knex, { id, version }: DueCopy, why: string): Promise<void> {
  await WorkingCopyModel.query(db)
    .patch({ publishAt: null, problem: why.slice(0, 500) })
    .where({ id, version });
}
