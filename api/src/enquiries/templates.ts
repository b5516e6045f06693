import { nowIso } from "@estudio/contract";
import { keepVersion, putInTrash, TemplateModel, transaction, writeAudit } from "@estudio/database";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged, listRows } from "../lists/records";

type TemplateHandlers = Pick<
  Handlers,
  "listTemplates" | "readTemplate" | "createTemplate" | "updateTemplate" | "deleteTemplate"
>;

export function templateHandlers({ db }: Deps): TemplateHandlers {
  const now = () => nowIso();
  return {
    listTemplates: ({ list }) => listRows(TemplateModel, db, list, { sort: { field: "name", order: "ASC" } }),
    readTemplate: ({ params }) => findRow(TemplateModel, db, params.id),
    createTemplate: ({ body, user }) =>
      transaction(db, async (trx) => {
        const row = { ...body, createdAt: now(), updatedAt: now(), version: 1 };
        const after = await TemplateModel.query(trx).insertAndFetch(row);
        await keepVersion(trx, "templates", { after, who: user });
        return after;
      }),
    updateTemplate: ({ params, body, user, version }) =>
      transaction(db, async (trx) => {
        const before = await findRow(TemplateModel, trx, params.id, { lock: true });
        checkVersion(before, version);
        if (isUnchanged(before, body)) return before;
        const patch = { ...body, updatedAt: now(), version: before.version + 1 };
        const after = await TemplateModel.query(trx).patchAndFetchById(before.id, patch);
        await keepVersion(trx, "templates", { before, after, who: user });
        return after;
      }),
    deleteTemplate: ({ params, user }) =>
      transaction(db, async (trx) => {
        const row = await findRow(TemplateModel, trx, params.id, { lock: true });
        await putInTrash(trx, { resource: "templates", row, title: row.name, who: user });
        await TemplateModel.query(trx).deleteById(row.id);
        await writeAudit(trx, "deleted", user, `Plantilla: ${row.name}`);
        return row;
      }),
  };
}
