import { type CopiedResource, messages } from "@estudio/contract";
import { isUniqueViolation, transaction, WorkingCopyModel } from "@estudio/database";
import type { Knex } from "knex";
import { ValidationError } from "objection";
import { postKind } from "../content/posts";
import { projectKind } from "../content/projects";
import { Refusal } from "../errors";
import { guideKind } from "../guides/guides";
import { inTurn } from "../pages/stored";
import { pageOf, publishPageCopy } from "./pageCopy";
import { type PublishCopy, publishCopy } from "./publishCopy";

export type DueCopy = Pick<WorkingCopyModel, "id" | "resource" | "recordId" | "version" | "publishAt">;
const publish: Record<CopiedResource, (trx: Knex.Transaction, wish: PublishCopy) => Promise<unknown>> = {
  projects: (trx, wish) => publishCopy(trx, projectKind, wish),
  blog: (trx, wish) => publishCopy(trx, postKind, wish),
  guides: (trx, wish) => publishCopy(trx, guideKind, wish),
  pages: (trx, { id, ...wish }) => publishPageCopy(trx, { pageKey: pageOf(id), ...wish }),
};

/** @returns the working copies whose moment has come */
export const dueCopies = (db: Knex, now: string): PromiseLike<DueCopy[]> =>
  WorkingCopyModel.query(db)
    .select("id", "resource", "recordId", "version", "publishAt")
    .where("publishAt", "<=", now)
    .orderBy("id");

/**
 * Publishes a working copy whose moment has come. What does not fit stays a copy, and says why.
 * @param name who is said to have done it @returns how many were published
 * @throws what is no fault of the copy
 */
export async function publishDueCopy(db: Knex, one: DueCopy, name: string): Promise<number> {
  const wish = { id: one.recordId, version: one.version, who: { name } };
  try {
    await inTurn(() => transaction(db, (trx) => publish[one.resource](trx, wish)));
    return 1;
  } catch (error) {
    const why = whyNot(error);
    if (!why) throw error;
    await keepBack(db, one, why);
    return 0;
  }
}

/** @returns why it cannot be published as it is, in words; undefined for what has nothing to do with it */
function whyNot(error: unknown): string | undefined {
  if (error instanceof Refusal && error.status < 500) return error.message;
  if (error instanceof ValidationError) return messages.invalid;
  return isUniqueViolation(error) ? messages.slugTaken : undefined;
}

/** Its own version stays: nobody wrote in it. Who saved meanwhile has decided anew. */
async function keepBack(db: Knex, { id, version }: DueCopy, why: string): Promise<void> {
  await WorkingCopyModel.query(db)
    .patch({ publishAt: null, problem: why.slice(0, 500) })
    .where({ id, version });
}
