import type { Model, StaticHookArguments } from "objection";
import { listWritten } from "../lists/listWrites";
import { indexSearchText } from "../lists/searchWords";
import { type Options, type RecordModelClass, recordModel, type Shape } from "./recordModel";

type Row = Model & { id: number; searchText: string; settled?: boolean };

/**
 * Create the model of a searched record. Every write updates the search index and the list's version, except an insert
 * that
 * is not `settled`. Write in a transaction, and only through the model.
 */
export function searchedModel<S extends Shape>(schema: S, options: Options) {
  const { table } = options;
  const Base = recordModel(schema, options) as unknown as typeof Model;
  class SearchedModel extends Base {
    static override async afterInsert({ inputItems, transaction }: StaticHookArguments<Row>) {
      const now = inputItems.filter(({ settled }) => settled !== false);
      for (const { id, searchText } of now) await indexSearchText(transaction, { table, id }, "", searchText);
      if (now.length > 0) await listWritten(transaction, table);
    }

    static override async beforeUpdate({ asFindQuery, inputItems, transaction }: StaticHookArguments<Row>) {
      const next = inputItems[0]?.searchText;
      const rows: Row[] = next === undefined ? [] : await asFindQuery().select("id", "searchText").forUpdate();
      for (const { id, searchText } of rows) await indexSearchText(transaction, { table, id }, searchText, next ?? "");
      await listWritten(transaction, table);
    }

    static override async beforeDelete({ asFindQuery, transaction }: StaticHookArguments<Row>) {
      const rows: Row[] = await asFindQuery().select("id", "searchText").forUpdate();
      for (const { id, searchText } of rows) await indexSearchText(transaction, { table, id }, searchText, "");
      await listWritten(transaction, table);
    }
  }
  return SearchedModel as unknown as RecordModelClass<S>;
}
