import fc, { type Arbitrary } from "fast-check";

/** JSON Schema, as far as the OpenAPI document uses it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  readOnly?: boolean;
};

const deepest = 4;
/** Values that break programs: lone surrogates, null bytes, other scripts, and pieces of SQL, HTML and formulas. */
const awkward = [
  "\ud83d",
  "a\u0000b",
  "🏠 «Ñandú» l·l",
  "'; DROP TABLE users; --",
  "<script>alert(1)</script>",
  "=1+1",
  "%",
  "_",
  "\\",
  "\u202e",
  "\uffff",
  "__proto__",
  "{host}",
  "/media/0123456789abcdef0123456789abcdef.jpg",
  "https://malo.example/x.jpg",
  "2026-02-30T25:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "-000001-01-01T00:00:00.000Z",
];

type Wishes = { schemas: Record<string, Schema>; tame: boolean };

/**
 * Generate values of a schema.
 * @param tame only valid values that the API accepts; else also values that break programs, of every length
 */
export function valuesOf(schema: Schema, wishes: Wishes, depth = 0): Arbitrary<unknown> {
  const within = (one: Schema) => valuesOf(one, wishes, depth + 1);
  if (depth > deepest) return fc.constantFrom(null, "", 0);
  if (schema.$ref) return within(wishes.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(within));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => within({ ...schema, type })));
  switch (schema.type) {
    case "string":
      return wishes.tame ? tameTextsOf(schema) : textsOf(schema);
    case "integer":
      return wishes.tame
        ? fc.integer(limitsOf(schema))
        : fc.oneof(fc.integer({ min: -2, max: 9 }), fc.integer(limitsOf(schema)));
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ ...limitsOf(schema), noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(within(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case "object":
      return objectsOf(schema, wishes.tame, within);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textsOf({ pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const usual = fc.string({ minLength: Math.min(minLength, 60), maxLength: Math.min(maxLength, 60), unit: "grapheme" });
  const long = fc.constantFrom(maxLength, maxLength + 1).map((length) => "ñ".repeat(Math.min(length, 20_000)));
  const odd = fc.constantFrom(...awkward);
  return pattern
    ? fc.oneof({ weight: 6, arbitrary: matching(pattern) }, { weight: 1, arbitrary: odd })
    : fc.oneof({ weight: 8, arbitrary: usual }, { weight: 2, arbitrary: odd }, { weight: 1, arbitrary: long });
}

function tameTextsOf({ pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (pattern) return matching(pattern);
  const letters = fc.string({
    minLength: Math.min(minLength, 60),
    maxLength: Math.min(maxLength, 60),
    unit: "grapheme",
  });
  return letters.map((text) => (minLength > 0 && text.trim() === "" ? "a".repeat(minLength) : text));
}

/** A picture that was never uploaded is refused. */
const isOfPicture = (name: string) => /image/i.test(name) && !/images/i.test(name);

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // fast-check cannot generate from lookaheads. Such patterns are mostly of addresses.
    return fc.constantFrom("ana@estudio.example", "2027-05-06T07:08:09.000Z", "abc", "");
  }
}

const limitsOf = ({ minimum, maximum }: Schema) => ({
  min: Math.max(minimum ?? -2_147_483_648, -2_147_483_648),
  max: Math.min(maximum ?? 2_147_483_647, 2_147_483_647),
});

function objectsOf(schema: Schema, tame: boolean, within: (one: Schema) => Arbitrary<unknown>): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties)
    .filter(([, one]) => !(tame && one.readOnly))
    .map(([name, one]) => [name, tame && isOfPicture(name) ? fc.constant("") : within(one)] as const);
  const known = fc.record(Object.fromEntries(entries), { requiredKeys: required.filter((name) => name in properties) });
  if (typeof additionalProperties !== "object") return known;
  const more = fc.dictionary(fc.string({ maxLength: 12 }), within(additionalProperties), { maxKeys: 3 });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}
