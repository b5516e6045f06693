import { type JSONSchema, Model, type Pojo } from "objection";
import { z } from "zod";

export type Shape = z.ZodObject;
export type Options = {
  table: string;
  idColumn?: string | string[];
  /** Columns that hold JSON as text. */
  json?: readonly string[];
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
    .filter(([, field]) => (field instanceof z.ZodDefault ? field.unwrap() : field) instanceof z.ZodBoolean)
    .map(([name]) => name);
}

/**
 * The Objection model of a stored record, made from its schema; the connection turns field names into snake_case columns.
 * @param schema the whole row: the contract's record plus the private columns
 */
export function recordModel<S extends Shape>(schema: S, { table, idColumn = "id", json = [] }: Options) {
  const booleans = booleansOf(schema);
  class RecordModel extends Model {
    static override tableName = table;
    static override idColumn = idColumn;
    static override jsonAttributes = [...json];
    static override jsonSchema = jsonSchemaOf(schema);
    // The first row is asked for, not all rows to take the first of.
    static override useLimitInFirst = true;
    static schema = schema;

    override $parseDatabaseJson(row: Pojo): Pojo {
      const parsed = super.$parseDatabaseJson(row);
      for (const name of booleans) if (name in parsed) parsed[name] = Boolean(parsed[name]);
      return parsed;
    }
  }
  // A class made in a function has no name for its rows: they are what the schema says.
  return RecordModel as unknown as RecordModelClass<S>;
}

/** A model class whose rows are `M`. */
export type ModelOf<M extends Model> = (new () => M) & Omit<typeof Model, "new" | "prototype"> & { schema: Shape };
export type RecordModelClass<S extends Shape> = ModelOf<Model & z.output<S>> & { schema: S };
