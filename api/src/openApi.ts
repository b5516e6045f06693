import { errorAnswer, type Operation, operations, queryParameters } from "@estudio/contract";
import { z } from "zod";
import { sessionCookie } from "./session";

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return body;
};

const content = (schema: unknown, type = "application/json") => ({ [type]: { schema } });
const refusal = (description: string) => ({ description, content: content({ $ref: "#/components/schemas/Error" }) });

/** @returns the OpenAPI 3.1 description of the whole API, made from the contract's operations */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, operation] of Object.entries(operations) as [string, Operation][]) {
    paths[operation.path] ??= {};
    (paths[operation.path] as Record<string, unknown>)[operation.method.toLowerCase()] = describe(
      operationId,
      operation,
    );
  }
  return {
    openapi: "3.1.0",
    info: { title: "Estudio", version: "1.0.0" },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie },
        builder: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function describe(operationId: string, operation: Operation) {
  const type = operation.stream ? "text/event-stream" : "application/json";
  return {
    operationId,
    summary: operation.summary,
    security: operation.access === "public" ? [] : [operation.access === "builder" ? { builder: [] } : { session: [] }],
    ...(operation.access === "owner" ? { "x-role": "owner" } : {}),
    parameters: [...pathParameters(operation), ...queryOf(operation)],
    ...requestBody(operation),
    responses: {
      [operation.status]: {
        description: operation.summary,
        ...headers(operation),
        content: content(schemaOf(operation.answer, "output"), type),
      },
      ...refusals(operation),
    },
  };
}

const pathParameters = ({ path }: Operation) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "id" ? { type: "integer" } : { type: "string" },
  }));

const queryOf = ({ query = [] }: Operation) =>
  query.map((name) => ({
    name,
    in: "query",
    description: queryParameters[name].description,
    schema: schemaOf(queryParameters[name].schema, "input"),
  }));

function requestBody(operation: Operation) {
  if (operation.raw)
    return { requestBody: { required: true, content: content({ type: "string", format: "binary" }, "image/*") } };
  if (!operation.body) return {};
  const schema = schemaOf(operation.body, "input");
  return {
    requestBody: {
      required: true,
      content: content(
        operation.method === "PUT" && operation.record ? { ...schema, additionalProperties: true } : schema,
      ),
    },
  };
}

function headers({ list }: Operation) {
  if (!list) return {};
  const text = (description: string) => ({ description, schema: { type: "string" } });
  return {
    headers: { "X-Total-Count": text("Cuántos hay en total"), "Content-Range": text(`${list} primero-último/total`) },
  };
}

function refusals({ access, path, body, query }: Operation) {
  return {
    ...(body || query ? { 400: refusal("No se entiende la petición") } : {}),
    ...(access === "public" ? {} : { 401: refusal("Falta iniciar sesión") }),
    ...(access === "owner" || body ? { 403: refusal("No está permitido") } : {}),
    ...(path.includes("{") ? { 404: refusal("No existe") } : {}),
    ...(body
      ? {
          409: refusal("Alguien guardó antes"),
          413: refusal("Demasiado grande"),
          415: refusal("No es JSON"),
          422: refusal("Hay campos que corregir"),
        }
      : {}),
    429: refusal("Demasiadas peticiones"),
    503: refusal("Vuelve a intentarlo"),
  };
}
