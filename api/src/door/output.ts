import { z } from "zod";

/**
 * What lets an answer out field by field: the names in a contract's schema, without its rules. What may be written changes
 * over the years; what is stored is still shown, and a record of another time makes no list unreadable.
 */
export function outputOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    // Said to be open, as the document about the API is: it goes out whole.
    return schema.def.catchall instanceof z.ZodUnknown ? z.looseObject(fieldsOf(schema)) : z.object(fieldsOf(schema));
  if (schema instanceof z.ZodArray) return z.array(within(schema.element));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), within(schema.valueType));
  if (schema instanceof z.ZodNullable) return within(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return within(schema.unwrap()).optional();
  if (schema instanceof z.ZodDiscriminatedUnion) return chosen(schema);
  if (schema instanceof z.ZodUnion) return alternatives(schema);
  // A single value. An object under a default or a pipe would go out whole: answers have none.
  return z.unknown();
}

/** zod gives the parts of a schema a type of its core, of which its own schemas are the only ones here. */
const within = (part: z.core.$ZodType) => (part instanceof z.ZodType ? outputOf(part) : z.unknown());

const fieldsOf = ({ shape }: z.ZodObject): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, within(field).optional()]));

/** Objects of several forms show the fields of all of them; anything else keeps its rules. */
function alternatives(schema: z.ZodUnion): z.ZodType {
  const objects = schema.options.filter((option) => option instanceof z.ZodObject);
  if (objects.length < schema.options.length) return schema;
  return z.object(Object.assign({}, ...objects.map(fieldsOf)));
}

/** Several forms, told apart by one field. */
function chosen(schema: z.ZodDiscriminatedUnion): z.ZodType {
  const { discriminator } = schema.def;
  const objects = schema.options.filter((option) => option instanceof z.ZodObject);
  const forms = objects.map((one) => z.object({ ...fieldsOf(one), [discriminator]: one.shape[discriminator] }));
  const [first, ...others] = forms;
  return first && others.length + 1 === schema.options.length
    ? z.discriminatedUnion(discriminator, [first, ...others])
    : schema;
}
