import type { Restored, TrashableResource } from "@estudio/contract";
import { emptyTrash, TemplateModel, TrashModel, transaction, type UserModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import { withCurrentNames } from "../auth/names";
import { postKind } from "../content/posts";
import { projectKind } from "../content/projects";
import { retryTakenSlug } from "../content/slugs";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import { guideKind } from "../guides/guides";
import type { Handlers } from "../http/handlers";
import { findRow, listRows } from "../lists/records";
import { knownFields, restoreContent } from "./restoreContent";

type Restore = (trx: Knex.Transaction, kept: TrashModel, user: UserModel) => Promise<Omit<Restored, "resource">>;
const restore: Record<TrashableResource, Restore> = {
  projects: (trx, kept, user) => restoreContent(trx, projectKind, kept, user),
  blog: (trx, kept, user) => restoreContent(trx, postKind, kept, user),
  guides: (trx, kept, user) => restoreContent(trx, guideKind, kept, user),
  templates: async (trx, { record }) => {
    const { id, name } = await TemplateModel.query(trx).insertAndFetch(knownFields(TemplateModel, record));
    return { id, title: name, slug: "", slugBefore: "" };
  },
};

/** Records deleted in the last thirty days: an editor restores them, an owner erases them. */
export function trashHandlers({
  db,
  state,
}: Deps): Pick<Handlers, "listTrash" | "restoreTrash" | "deleteTrash" | "emptyTrash"> {
  return {
    listTrash: async ({ list }) => {
      const part = await listRows(TrashModel, db, list, { sort: { field: "deletedAt", order: "DESC" } });
      return { ...part, rows: await withCurrentNames(db, part.rows, { id: "deletedById", name: "deletedBy" }) };
    },
    restoreTrash: async ({ body: { resource, ids }, user }) => {
      const back = await retryTakenSlug(() =>
        transaction(db, async (trx) => {
          const all: Restored[] = [];
          for (const recordId of new Set(ids)) {
            const kept = await TrashModel.query(trx).findOne({ resource, recordId }).forUpdate();
            if (!kept)
              throw invalid({ ids: "Ya no está en la papelera: alguien lo ha recuperado o eliminado para siempre" });
            await TrashModel.query(trx).deleteById(kept.id);
            await writeAudit(trx, "restored", user, kept.title);
            all.push({ resource, ...(await restore[resource](trx, kept, user)) });
          }
          return all;
        }),
      );
      await state.refresh();
      return back;
    },
    deleteTrash: ({ params, user }) =>
      transaction(db, async (trx) => {
        const row = await findRow(TrashModel, trx, params.id, { lock: true });
        await emptyTrash(trx, [row]);
        await writeAudit(trx, "erasedForGood", user, row.title);
        return row;
      }),
    emptyTrash: ({ user }) =>
      transaction(db, async (trx) => {
        const removed = await emptyTrash(trx, await TrashModel.query(trx).select("id", "resource", "recordId"));
        await writeAudit(trx, "erasedForGood", user, `La papelera: ${removed}`);
        return { removed };
      }),
  };
}
