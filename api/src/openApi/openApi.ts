import {
  type ErrorCode,
  errorCodes,
  type Operation,
  onceKey,
  operations,
  pathParameters,
  queryParameters,
} from "@estudio/contract";
import { z } from "zod";
import { sessionCookie } from "../sessions/sessionKey";
import { answerSchema, bodySchema, componentSchemas, parameterSchema } from "./schemas";

const content = (schema: unknown, type = "application/json") => ({ [type]: { schema } });

/** Return the OpenAPI 3.1 description of the API, generated from the contract's operations. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations)) {
    const described = { [operation.method.toLowerCase()]: describe(operationId, operation) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Estudio",
      version: "1.0.0",
      description: "Ids enteros; momentos ISO-8601 en UTC. Lo que se niega responde con el esquema Error.",
    },
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie },
        builder: { type: "http", scheme: "bearer" },
        watcher: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function describe(operationId: string, operation: Operation) {
  return {
    operationId,
    summary: operation.summary,
    security: securityOf(operation),
    ...(operation.access === "owner" ? { "x-role": "owner" } : {}),
    parameters: [...pathParametersOf(operation), ...queryParametersOf(operation), ...idempotencyKeyOf(operation)],
    ...requestBody(operation),
    responses: { ...answersOf(operation), ...refusals(operation) },
  };
}

const securityOf = ({ access }: Operation) =>
  access === "public" ? [] : [access === "builder" || access === "watcher" ? { [access]: [] } : { session: [] }];

const pathParametersOf = ({ path }: Operation) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: partSchema(name),
  }));

const integerParameters = new Set(["id", "version"]);
const parts = new Map<string, z.ZodType>(Object.entries(pathParameters));

function partSchema(name: string) {
  if (integerParameters.has(name)) return { type: "integer", minimum: 1 };
  return parameterSchema(parts.get(name) ?? z.string());
}

const queryParametersOf = ({ query = [] }: Operation) =>
  query.map((name) => ({
    name,
    in: "query",
    description: queryParameters[name].description,
    schema: parameterSchema(queryParameters[name].schema),
  }));

const idempotencyKeyOf = ({ once }: Operation) =>
  once
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          description:
            "Inventada por el cliente, y propia de cada persona: repetir la petición con ella sigue con el mismo registro, no crea otro",
          schema: parameterSchema(onceKey),
        },
      ]
    : [];

function requestBody(operation: Operation) {
  if (operation.raw)
    return { requestBody: { required: true, content: content({ type: "string", format: "binary" }, "*/*") } };
  if (!operation.body) return {};
  const schema = bodySchema(operation);
  const form = operation.form ? content(schema, "application/x-www-form-urlencoded") : {};
  const withFiles = operation.form === "withFiles" ? content(schema, "multipart/form-data") : {};
  return { requestBody: { required: true, content: { ...content(schema), ...form, ...withFiles } } };
}

function answersOf(operation: Operation) {
  const { summary: description, status, form } = operation;
  const answer = {
    description,
    ...listHeadersOf(operation),
    content: contentOf(operation),
  };
  if (!form) return { [status]: answer };
  return {
    [status]: answer,
    200: { ...answer, description: "Ya estaba: el mismo envío en las últimas 24 horas" },
    303: { description: "Enviado como formulario: a la página de agradecimiento", headers: { Location: text("") } },
  };
}

function contentOf({ answer, stream, bytes }: Operation) {
  if (bytes) return content({ type: "string", format: "binary" }, "*/*");
  return content(answerSchema(answer), stream ? "text/event-stream" : "application/json");
}

const text = (description: string) => ({ description, schema: { type: "string" } });

const listHeadersOf = ({ list }: Operation) =>
  list
    ? {
        headers: {
          "X-Total-Count": text("Cuántos hay en total"),
          "Content-Range": text(`${list} primero-último/total`),
        },
      }
    : {};

/** Return the errors that an operation may answer. Codes with the same status share an answer. */
function refusals({ access, method, path, body, query, raw, namesRecord, replaces, once }: Operation) {
  const codes: ErrorCode[] = [
    ...(body || query?.length ? (["unreadable"] as const) : []),
    ...((access === "public" && !path.endsWith("/login")) || access === "watcher"
      ? []
      : (["unauthenticated"] as const)),
    ...(method === "GET" && !["editor", "owner"].includes(access) ? [] : (["forbidden"] as const)),
    ...(path.includes("{") || namesRecord || access === "watcher" ? (["not_found"] as const) : []),
    ...((method === "PUT" && body) || replaces || once ? (["conflict"] as const) : []),
    ...(body || raw ? (["too_large"] as const) : []),
    ...(body ? (["media_type"] as const) : []),
    ...(body || raw || method === "DELETE" || (method === "POST" && access !== "public") ? (["invalid"] as const) : []),
    ...(access === "public" || method !== "GET" ? (["too_many"] as const) : []),
    "internal",
    "unavailable",
  ];
  return Object.fromEntries(codes.map((code) => [errorCodes[code], refusal(code)]));
}

const reasons: Partial<Record<ErrorCode, string>> = {
  unreadable: "No se entiende la petición",
  unauthenticated:
    "Falta iniciar sesión, las credenciales no son correctas, o falta el segundo paso (second_factor: `secondStep` dice cuál)",
  forbidden:
    "Solo un propietario puede (forbidden), la petición viene de otra web (origin), o falta poner la verificación en dos pasos que el estudio pide (second_factor_needed)",
  not_found: "No existe",
  conflict: "Alguien guardó antes: `current` es lo guardado",
  too_large: "Demasiado grande",
  media_type: "No es JSON",
  invalid: "Hay campos que corregir: `errors` dice cuáles",
  too_many: "Demasiadas peticiones: Retry-After dice cuántos segundos esperar",
  internal: "Un fallo nuestro",
  unavailable: "Ahora no: Retry-After dice cuántos segundos esperar",
};

const refusal = (code: ErrorCode) => ({
  description: reasons[code] ?? code,
  ...(code === "too_many" || code === "unavailable" ? { headers: { "Retry-After": text("Segundos") } } : {}),
  content: content({ $ref: "#/components/schemas/Error" }),
});
