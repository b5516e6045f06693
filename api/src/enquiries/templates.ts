import { TemplateModel, transaction, writeAudit } from "@estudio/database";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { checkVersion, findRow, listRows } from "../lists/records";

type TemplateHandlers = Pick<
  Handlers,
  "listTemplates" | "readTemplate" | "createTemplate" | "updateTemplate" | "deleteTemplate"
>;

/** The texts people answer with. */
export function templateHandlers({ db }: Deps): TemplateHandlers {
  const now = () => new Date().toISOString();
  return {
    listTemplates: ({ list }) => listRows(TemplateModel, db, list, { sort: { field: "name", order: "ASC" } }),
    readTemplate: ({ params }) => findRow(TemplateModel, db, params.id),
    createTemplate: ({ body }) =>
      transaction(db, async (trx) =>
        TemplateModel.query(trx).insertAndFetch({ ...body, createdAt: now(), updatedAt: now(), version: 1 }),
      ),
    updateTemplate: ({ params, body, version }) =>
      transaction(db, async (trx) => {
        const before = await findRow(TemplateModel, trx, params.id, { lock: true });
        checkVersion(before, version);
        const after = { ...body, updatedAt: now(), version: before.version + 1 };
        return TemplateModel.query(trx).patchAndFetchById(before.id, after);
      }),
    deleteTemplate: ({ params, user }) =>
      transaction(db, async (trx) => {
        const row = await findRow(TemplateModel, trx, params.id);
        await TemplateModel.query(trx).deleteById(row.id);
        await writeAudit(trx, "deleted", user, `Plantilla: ${row.name}`);
        return row;
      }),
  };
}
