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

type Due = Pick<WorkingCopyModel, "id" | "resource" | "recordId" | "version">;
const publish: Record<CopiedResource, (trx: Knex.Transaction, wish: PublishCopy) => Promise<unknown>> = {
  projects: (trx, wish) => publishCopy(trx, projectKind, wish),
  blog: (trx, wish) => publishCopy(trx, postKind, wish),
  guides: (trx, wish) => publishCopy(trx, guideKind, wish),
  pages: (trx, { id, ...wish }) => publishPageCopy(trx, { pageKey: pageOf(id), ...wish }),
};

/**
 * Publishes the working copies whose moment has come. What does not fit stays a copy, and says why.
 * @param name who is said to have done it @returns how many were published
 */
export async function publishDueCopies(db: Knex, now: string, name: string): Promise<number> {
  const due = await WorkingCopyModel.query(db)
    .select("id", "resource", "recordId", "version")
    .where("publishAt", "<=", now);
  const failures: unknown[] = [];
  let published = 0;
  for (const one of due) {
    const wish = { id: one.recordId, version: one.version, who: { name } };
    try {
      await inTurn(() => transaction(db, (trx) => publish[one.resource](trx, wish)));
      published += 1;
    } catch (error) {
      const why = whyNot(error);
      if (why) await keepBack(db, one, why);
      else failures.push(error);
    }
  }
  // What is no fault of the copy is tried again the next time.
  if (failures.length > 0) throw failures[0];
  return published;
}

/** @returns why it cannot be published as it is, in words; undefined for what has nothing to do with it */
function whyNot(error: unknown): string | undefined {
  if (error instanceof Refusal && error.status < 500) return error.message;
  if (error instanceof ValidationError) return messages.invalid;
  return isUniqueViolation(error) ? messages.slugTaken : undefined;
}

/** Its own version stays: nobody wrote in it. Who saved meanwhile has decided anew. */
async function keepBack(db: Knex, { id, version }: Due, why: string): Promise<void> {
  await WorkingCopyModel.query(db)
    .patch({ publishAt: null, problem: why.slice(0, 500) })
    .where({ id, version });
}
