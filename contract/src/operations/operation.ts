import { z } from "zod";
import { versionedResource } from "../history/versions";
import { language } from "../languages";
import { pageKeys } from "../pages/sections";

/** Who may call: anybody; signed-in users; owners; the builder with its token; monitoring with `METRICS_TOKEN`. */
export type Access = "public" | "editor" | "owner" | "builder" | "watcher";

export type Operation = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{name}` marks a path parameter. */
  path: string;
  access: Access;
  summary: string;
  /** Accepted query parameters: see `queryParameters`. */
  query?: readonly QueryParameter[];
  body?: z.ZodType;
  /** For PUT: the record that the body patches. Fields missing in `body` are read-only and ignored; others are refused. */
  record?: z.ZodObject;
  answer: z.ZodType;
  status: 200 | 201;
  /** The unit of Content-Range. Set if the answer is a page of a list. */
  list?: string;
  /** Also accepts an HTML form, for pages without scripts: urlencoded, and with `withFiles` multipart. */
  form?: true | "withFiles";
  /** The body is binary; the handler reads it. */
  raw?: boolean;
  /** The answer is binary, with its own content type. */
  bytes?: boolean;
  /** May answer 404, because the body names a record. */
  namesRecord?: boolean;
  /** May answer 409, as every PUT, because somebody saved in the meantime. */
  replaces?: true;
  /** Idempotent by `Idempotency-Key`: a repeated call returns the record created first, or 409 if that has changed since. */
  once?: true;
  /** Rate limit that applies. Counted before the body is read. */
  limit?: "enquiries" | "signIns";
  /** Requires a password or passkey check within the last 15 minutes; otherwise answers `stale`. */
  recent?: true;
  /** Allowed even without a second factor in a studio that requires one. */
  unprotected?: true;
  /** A public read that must not be cached: the URL belongs to one reader, and its content is unpublished. */
  uncached?: true;
  /** A stream of server-sent events, each an `answer` as JSON. */
  stream?: boolean;
  /** The JSON is streamed in pieces, because it is too large to build in memory. */
  pieces?: boolean;
};

/** Value of `Idempotency-Key`: the client generates one per record that it creates. */
export const onceKey = z.string().regex(/^[\w-]{8,64}$/);

/** Query parameters: those of ra-data-simple-rest, and the language of public reads. */
export const queryParameters = {
  lang: { schema: language, description: "Idioma de los textos: es (por defecto), ca o en" },
  range: { schema: z.string(), description: "Parte de la lista, JSON: [primero, último], contando desde 0" },
  sort: { schema: z.string(), description: 'Orden, JSON: ["campo", "ASC" | "DESC"]' },
  fields: {
    schema: z.literal("card"),
    description: "card: solo lo que muestra una lista, sin textos largos ni galerías",
  },
  name: { schema: z.string(), description: "Nombre del archivo" },
  before: { schema: z.string(), description: "Solo las versiones anteriores a este número" },
  version: {
    schema: z.coerce.number().int().min(1).max(2147483647),
    description: "Versión leída: si la guardada ya es otra, no se cambia nada y la respuesta es 409",
  },
  filter: {
    schema: z.string(),
    description:
      'Filtro, JSON: {"q": "texto", "id": [1, 2], "campo": valor}. q busca todas las palabras; un teléfono, escrito como sea',
  },
} as const;
export type QueryParameter = keyof typeof queryParameters;

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);
/** A path parameter that does not match its schema means 404. */
export const pathParameters = {
  id: wholeNumber,
  pageKey: z.enum(pageKeys, "Esa página no existe"),
  slug: z.string(),
  token: z.string(),
  key: z.string(),
  resource: versionedResource,
  record: z.string().max(50),
  version: wholeNumber,
} as const;
type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;
/** The parsed path parameters. */
export type PathParameters<Path extends string> = {
  [Name in ParameterName<Path>]: Name extends keyof typeof pathParameters
    ? z.output<(typeof pathParameters)[Name]>
    : never;
};

export const listQuery = ["range", "sort", "filter"] as const;
/** Lists of content in the panel: `fields=card` leaves out what a list does not show. */
export const contentList = [...listQuery, "fields"] as const;
export const publicList = ["lang", "range", "fields"] as const;
