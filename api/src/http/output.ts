import { z } from "zod";

/**
 * Build a schema that keeps the contract's field names but not its rules. Rules for writing change over the years,
 * while old records must stay readable.
 */
export function outputOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    // A loose object is open in the OpenAPI document as well.
    return schema.def.catchall instanceof z.ZodUnknown ? z.looseObject(fieldsOf(schema)) : z.object(fieldsOf(schema));
  if (schema instanceof z.ZodArray) return z.array(outputOfPart(schema.element));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), outputOfPart(schema.valueType));
  if (schema instanceof z.ZodNullable) return outputOfPart(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return outputOfPart(schema.unwrap()).optional();
  if (schema instanceof z.ZodDiscriminatedUnion) return discriminatedOutput(schema);
  if (schema instanceof z.ZodUnion) return unionOutput(schema);
  // A single value. An object under a default or a pipe would pass unfiltered, but answers have none.
  return z.unknown();
}

/** zod types nested schemas as `core.$ZodType`. All of ours are `ZodType`. */
const outputOfPart = (part: z.core.$ZodType) => (part instanceof z.ZodType ? outputOf(part) : z.unknown());

const fieldsOf = ({ shape }: z.ZodObject): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, outputOfPart(field).optional()]));

/** Merge the fields of alternative objects. Other unions keep their rules. */
function unionOutput(schema: z.ZodUnion): z.ZodType {
  const objects = schema.options.filter((option) => option instanceof z.ZodObject);
  if (objects.length < schema.options.length) return schema;
  return z.object(Object.assign({}, ...objects.map(fieldsOf)));
}

function discriminatedOutput(schema: z.ZodDiscriminatedUnion): z.ZodType {
  const { discriminator } = schema.def;
  const objects = schema.options.filter((option) => option instanceof z.ZodObject);
  const forms = objects.map((one) => z.object({ ...fieldsOf(one), [discriminator]: one.shape[discriminator] }));
  const [first, ...others] = forms;
  return first && others.length + 1 === schema.options.length
    ? z.discriminatedUnion(discriminator, [first, ...others])
    : schema;
}
