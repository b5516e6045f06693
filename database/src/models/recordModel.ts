import { type JSONSchema, Model, type Pojo, type StaticHookArguments } from "objection";
import { z } from "zod";
import { listWritten } from "../listVersions";
import { indexSearchText } from "../searchWords";

type Shape = z.ZodObject;
type SearchedRow = Model & { id: number; searchText: string };
type Options = {
  table: string;
  idColumn?: string | string[];
  /** Columns that hold JSON as text. */
  json?: readonly string[];
  /** Listed with a search over `searchText`: every write keeps its words and the list's version, so write in a transaction. */
  searched?: boolean;
};

/** JSON Schema of the stored columns, made from the contract, so that Zod at the door and Ajv at the row guard the same thing. */
function jsonSchemaOf(schema: Shape): JSONSchema {
  const {
    $schema: _,
    required,
    ...body
  } = z.toJSONSchema(schema, { target: "draft-07", io: "output", unrepresentable: "any" });
  // The database gives the id.
  return { ...body, required: required?.filter((name) => name !== "id") } as JSONSchema;
}

function booleansOf(schema: Shape): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => field instanceof z.ZodBoolean)
    .map(([name]) => name);
}

/**
 * The Objection model of a stored record, made from its schema; the connection turns field names into snake_case columns.
 * @param schema the whole row: the contract's record plus the private columns
 */
export function recordModel<S extends Shape>(
  schema: S,
  { table, idColumn = "id", json = [], searched = false }: Options,
) {
  const booleans = booleansOf(schema);
  class RecordModel extends Model {
    static override tableName = table;
    static override idColumn = idColumn;
    static override jsonAttributes = [...json];
    static override jsonSchema = jsonSchemaOf(schema);
    static schema = schema;

    override $parseDatabaseJson(row: Pojo): Pojo {
      const parsed = super.$parseDatabaseJson(row);
      for (const name of booleans) if (name in parsed) parsed[name] = Boolean(parsed[name]);
      return parsed;
    }

    static override async afterInsert({ inputItems, transaction }: StaticHookArguments<SearchedRow>) {
      if (!searched) return;
      for (const { id, searchText } of inputItems) await indexSearchText(transaction, { table, id }, "", searchText);
      await listWritten(transaction, table);
    }

    static override async beforeUpdate({ asFindQuery, inputItems, transaction }: StaticHookArguments<SearchedRow>) {
      if (!searched) return;
      const next = inputItems[0]?.searchText;
      const rows: SearchedRow[] = next === undefined ? [] : await asFindQuery().select("id", "searchText");
      for (const { id, searchText } of rows) await indexSearchText(transaction, { table, id }, searchText, next ?? "");
      await listWritten(transaction, table);
    }

    static override async beforeDelete({ asFindQuery, transaction }: StaticHookArguments<SearchedRow>) {
      if (!searched) return;
      const rows: SearchedRow[] = await asFindQuery().select("id", "searchText");
      for (const { id, searchText } of rows) await indexSearchText(transaction, { table, id }, searchText, "");
      await listWritten(transaction, table);
    }
  }
  return RecordModel as unknown as RecordModelClass<S>;
}

type RecordModelClass<S extends Shape> = (new () => Model & z.output<S>) &
  Omit<typeof Model, "new" | "prototype"> & { schema: S };
