import { ContactModel, transaction } from "@estudio/database";
import { countByCategory, findRow, listRows, type RowModel } from "../crud";
import type { Deps } from "../deps";
import type { Handlers } from "../handlers";

type ContactHandlers = Pick<
  Handlers,
  "listContacts" | "countContacts" | "readContact" | "markContact" | "deleteContact"
>;
const model = ContactModel as unknown as RowModel & typeof ContactModel;

/** The enquiries, for the people who answer them: listed, shown, marked, deleted; never created or rewritten here. */
export function contactHandlers({ db }: Deps): ContactHandlers {
  return {
    listContacts: ({ list }) =>
      listRows(model, db, list, { sort: { field: "createdAt", order: "DESC" }, sortAs: { name: "searchText" } }),
    countContacts: ({ list }) => countByCategory(model, db, list.filter),
    readContact: ({ params }) => findRow(model, db, params.id ?? ""),
    markContact: async ({ params, body }) => {
      const stored = await findRow(model, db, params.id ?? "");
      if (Object.keys(body).length === 0) return stored;
      return transaction(db, async (trx) => ContactModel.query(trx).patchAndFetchById(stored.id, body));
    },
    deleteContact: async ({ params }) => {
      const row = await findRow(model, db, params.id ?? "");
      await transaction(db, async (trx) => ContactModel.query(trx).deleteById(row.id));
      return row;
    },
  };
}
