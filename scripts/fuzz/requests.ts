import fc, { type Arbitrary } from "fast-check";
import { type Schema, valuesOf } from "./valuesOf";

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Described = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
/** The parts of an OpenAPI document that the fuzzer reads. */
export type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export const roles = ["nobody", "editor", "owner"] as const;
export type Role = (typeof roles)[number];
export type Request = {
  role: Role;
  method: string;
  /** With path parameters and query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** A sign-out would end the test's own session. */
const excludedOperations = new Set(["POST /api/auth/logout"]);

export const isStream = ({ responses }: Described) => Boolean(responses[200]?.content?.["text/event-stream"]);

/** Generate requests for every operation of the document: most are valid, the others broken in some way. */
export function requestsOf(document: Document): Arbitrary<Request> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([method, described]) => !isStream(described) && !excludedOperations.has(`${method.toUpperCase()} ${path}`),
      )
      .map(([method, described]) => requestOf(document, method.toUpperCase(), path, described)),
  );
  return fc.oneof(...all);
}

function requestOf(document: Document, method: string, path: string, { parameters, requestBody }: Described) {
  const filled = parameters
    .filter((one) => one.in === "path")
    .reduce<Arbitrary<string>>(
      (paths, { name, schema }) =>
        fc
          .tuple(paths, partOf(name, schema))
          .map(([text, value]) => text.replace(`{${name}}`, encodeURIComponent(value))),
      fc.constant(path),
    );
  const asked = fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === "query").map(({ name }) => [name, queryOf(name)])),
    { requiredKeys: [] },
  );
  const address = fc.tuple(filled, asked).map(([to, query]) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, one]) => [name, String(one)])).toString();
    return text ? `${to}?${text}` : to;
  });
  return fc.record({
    // Mostly signed in: a caller without permission is refused before the rest of the request is read.
    role: fc.constantFrom(...roles, "editor" as const, "owner" as const),
    method: fc.constant(method),
    path: address,
    headers: headersOf,
    body: bodyOf(document, requestBody),
  });
}

/** A lone surrogate cannot be encoded in a URL. */
const wholeText = (text: string) => !/\p{Surrogate}/u.test(text);

/** Generate a path parameter, mostly of an existing record: the first ids, the pages. */
function partOf(name: string, { enum: named }: Schema): Arbitrary<string> {
  const odd = fc.constantFrom(
    "0",
    "-1",
    "99999999999",
    "abc",
    "\u0000",
    "🏠",
    "__proto__",
    "1 OR 1=1",
    "x".repeat(900),
  );
  const number = fc.integer({ min: 1, max: 12 }).map(String);
  const usual: Arbitrary<string> =
    name === "id" || name === "version"
      ? number
      : named
        ? fc.constantFrom(...named.map(String))
        : name === "record"
          ? fc.oneof(
              number,
              number.map((id) => `${id}-copy`),
              fc.constantFrom("homepage", "homepage-copy"),
            )
          : fc.constantFrom("casa", "atico", "nota", "0".repeat(32), "f".repeat(64));
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const fields = [
  "id",
  "title",
  "status",
  "email",
  "createdAt",
  "q",
  "state",
  "category",
  "password",
  "__proto__",
  "noexiste",
];

function queryOf(name: string): Arbitrary<string> {
  const field = fc.constantFrom(...fields);
  const usual: Record<string, Arbitrary<string>> = {
    lang: fc.constantFrom("es", "ca", "en", "fr", ""),
    range: fc
      .tuple(fc.integer({ min: -1, max: 40 }), fc.integer({ min: -1, max: 2000 }))
      .map((one) => JSON.stringify(one)),
    sort: fc.tuple(field, fc.constantFrom("ASC", "DESC", "UP")).map((one) => JSON.stringify(one)),
    filter: fc.dictionary(field, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }).map((one) => JSON.stringify(one)),
    fields: fc.constantFrom("card", "all", ""),
  };
  const odd = fc.string({ maxLength: 30 }).filter(wholeText);
  return fc.oneof({ weight: 4, arbitrary: usual[name] ?? odd }, { weight: 1, arbitrary: odd });
}

const headersOf: Arbitrary<Record<string, string>> = fc.record(
  {
    "If-None-Match": fc.constantFrom("*", 'W/"a"', '"', ","),
    "Accept-Encoding": fc.constantFrom("br", "gzip", "identity;q=0", "*;q=0", ""),
    Accept: fc.constantFrom("text/html", "application/json", "*/*", ";"),
    "Accept-Language": fc.constantFrom("ca", "xx-YY;q=2", "*"),
    Authorization: fc.constantFrom("Bearer", "Bearer x", "Basic eDp5"),
    "X-Request-Id": fc.constantFrom("a", "b".repeat(300), '{"a":1}'),
    Range: fc.constantFrom("bytes=0-", "bytes=9-1", "x"),
  },
  { requiredKeys: [] },
);

function bodyOf(document: Document, described: Described["requestBody"]): Arbitrary<string | undefined> {
  if (!described) return fc.constantFrom(undefined, undefined, undefined, "{}");
  const schema = described.content["application/json"]?.schema;
  if (!schema) return fc.string({ maxLength: 100 });
  const { schemas } = document.components;
  const right = valuesOf(schema, { schemas, tame: true });
  const odd = valuesOf(schema, { schemas, tame: false });
  const broken = fc.tuple(right, fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 })).map(spoilt);
  const text = fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 5, arbitrary: odd },
    { weight: 3, arbitrary: broken },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  const unreadable = fc.constantFrom("{", "", "null", '{"a":', "[1,2", "\u0000", '{"__proto__":{"a":1}}');
  return fc.oneof(
    { weight: 15, arbitrary: text.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: unreadable },
  );
}

/** Replace one member by a value of another type, or add an unknown one. */
function spoilt([value, name, wrong]: [unknown, string, unknown]): unknown {
  if (typeof value !== "object" || value === null) return wrong;
  const names = Object.keys(value);
  const chosen = names[name.length % Math.max(1, names.length)] ?? name;
  return { ...value, [name.length % 3 === 0 ? name : chosen]: wrong };
}
