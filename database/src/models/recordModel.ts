import { type JSONSchema, Model, type Pojo } from "objection";
import { z } from "zod";

export type Shape = z.ZodObject;
export type Options = {
  table: string;
  idColumn?: string | string[];
  /** Columns that hold JSON as text. */
  json?: readonly string[];
};

/** Derive the row's JSON Schema from the contract, so that Zod (requests) and Ajv (rows) validate the same. */
function jsonSchemaOf(schema: Shape): JSONSchema {
  const {
    $schema: _,
    required,
    ...body
  } = z.toJSONSchema(schema, { target: "draft-07", io: "output", unrepresentable: "any" });
  // The database assigns the id.
  return { ...body, required: required?.filter((name) => name !== "id") } as JSONSchema;
}

function booleansOf(schema: Shape): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => (field instanceof z.ZodDefault ? field.unwrap() : field) instanceof z.ZodBoolean)
    .map(([name]) => name);
}

/**
 * Create the Objection model of a record from its schema. The connection maps field names to snake_case columns.
 * @param schema the whole row: the contract's record plus private columns
 */
export function recordModel<S extends Shape>(schema: S, { table, idColumn = "id", json = [] }: Options) {
  const booleans = booleansOf(schema);
  class RecordModel extends Model {
    static override tableName = table;
    static override idColumn = idColumn;
    static override jsonAttributes = [...json];
    static override jsonSchema = jsonSchemaOf(schema);
    // Makes `first()` query one row instead of all.
    static override useLimitInFirst = true;
    static schema = schema;

    override $parseDatabaseJson(row: Pojo): Pojo {
      const parsed = super.$parseDatabaseJson(row);
      for (const name of booleans) if (name in parsed) parsed[name] = Boolean(parsed[name]);
      return parsed;
    }
  }
  // TypeScript cannot name the rows of a class made in a function; the schema defines them.
  return RecordModel as unknown as RecordModelClass<S>;
}

export type ModelOf<M extends Model> = (new () => M) & Omit<typeof Model, "new" | "prototype"> & { schema: Shape };
export type RecordModelClass<S extends Shape> = ModelOf<Model & z.output<S>> & { schema: S };
