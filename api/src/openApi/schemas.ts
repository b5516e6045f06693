import {
  contact,
  errorAnswer,
  lead,
  media,
  type Operation,
  page,
  picture,
  post,
  prices,
  project,
  publicPage,
  publicPost,
  publicPrices,
  publicProject,
  publicSettings,
  section,
  session,
  settings,
  siteBuild,
  user,
} from "@estudio/contract";
import { z } from "zod";

type Schema = Record<string, unknown>;

/** Records with a name: each appears once in the document, and answers refer to it. */
const namedSchemas = {
  Error: errorAnswer,
  Project: project,
  Post: post,
  Page: page,
  Section: section,
  Contact: contact,
  Lead: lead,
  Prices: prices,
  PublicPrices: publicPrices,
  User: user,
  Media: media,
  Settings: settings,
  SiteBuild: siteBuild,
  Session: session,
  Picture: picture,
  PublicProject: publicProject,
  PublicPost: publicPost,
  PublicPage: publicPage,
  PublicSettings: publicSettings,
};
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

const withComponentRefs = (schema: object): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** Return the JSON Schema of an answer, with references to named records. */
export function answerSchema(schema: z.ZodType): Schema {
  const { $schema: _, $defs: __, ...body } = z.toJSONSchema(schema, { metadata: names, unrepresentable: "any" });
  const id = names.get(schema)?.id;
  return id ? { $ref: `#/components/schemas/${id}` } : withComponentRefs(body);
}

/** Return the JSON Schemas of the named records. */
export function componentSchemas(): Record<string, Schema> {
  const { $defs = {} } = z.toJSONSchema(z.object(namedSchemas), { metadata: names, unrepresentable: "any" });
  return Object.fromEntries(
    Object.entries($defs).map(([name, { id: _, ...schema }]) => [name, withComponentRefs(schema)]),
  );
}

/** Return the JSON Schema of a request body. Fields of the record that the operation ignores are read-only. */
export function bodySchema({ body, record }: Operation): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any" });
  if (!record) return schema;
  const { properties: shown = {} } = z.toJSONSchema(record, { unrepresentable: "any" });
  const ignored = Object.entries(shown).filter(([name]) => name !== "version");
  const version = {
    type: ["integer", "null"],
    description: "La versión de la que parten los cambios: si ya hay otra más nueva, 409",
  };
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(ignored.map(([name]) => [name, { readOnly: true, description: "Se ignora" }])),
      ...("version" in shown ? { version } : {}),
      ...schema.properties,
    },
  };
}

export const parameterSchema = (schema: z.ZodType): Schema => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: "input" });
  return body;
};
