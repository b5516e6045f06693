import type { ContactCounts } from "@estudio/contract";
import { ContactModel } from "@estudio/database";
import { applyFilter, findRow, listRows, type RowModel } from "../crud";
import type { Deps } from "../deps";
import type { Handlers } from "../handlers";
import { countByCategory } from "./projects";

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
    countContacts: ({ list }) => {
      const { category: _, ...filter } = list.filter;
      const query = ContactModel.query(db);
      applyFilter(query as never, model, filter);
      return countByCategory(query as never) as Promise<ContactCounts>;
    },
    readContact: ({ params }) => findRow(model, db, params.id ?? ""),
    markContact: async ({ params, body }) => {
      const stored = await findRow(model, db, params.id ?? "");
      return Object.keys(body).length ? ContactModel.query(db).patchAndFetchById(stored.id, body) : stored;
    },
    deleteContact: async ({ params }) => {
      const row = await findRow(model, db, params.id ?? "");
      await ContactModel.query(db).deleteById(row.id);
      return row;
    },
  };
}
