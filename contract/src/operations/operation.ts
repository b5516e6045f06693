import { z } from "zod";
import { versionedResource } from "../keeping/versions";
import { language } from "../languages";
import { pageKeys } from "../pages/sections";

/** Who may call: anybody; any signed-in user; owners only; the builder with its token; what watches the machine, with a token. */
export type Access = "public" | "editor" | "owner" | "builder" | "watcher";

export type Operation = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{name}` marks a parameter. */
  path: string;
  access: Access;
  summary: string;
  /** Names of the query parameters understood: see `queryParameters`. */
  query?: readonly QueryParameter[];
  body?: z.ZodType;
  /** PUT bodies: the record they patch. Its fields that `body` lacks are read-only and ignored, others are unknown. */
  record?: z.ZodObject;
  answer: z.ZodType;
  status: 200 | 201;
  /** Set where the answer is one part of a list: the unit of Content-Range. */
  list?: string;
  /** A page without scripts may send the body as a form: urlencoded, `withFiles` also multipart. */
  form?: true | "withFiles";
  /** The body is the bytes themselves, read by the handler. */
  raw?: boolean;
  /** The answer is not JSON but bytes, of a type of their own. */
  bytes?: boolean;
  /** Its body names a record, which may be gone: 404. */
  namesRecord?: boolean;
  /** It may be refused because somebody saved meanwhile: 409, as every PUT. */
  replaces?: true;
  /** Asked again with the same `Idempotency-Key`, it goes on with the record that it created then: 409 when that has been changed since. */
  once?: true;
  /** What one caller may do only so often; counted before the body is read. */
  limit?: "enquiries" | "signIns";
  /** Only with a password typed, or a passkey used, a quarter of an hour ago at most: else `stale`, until one does again. */
  recent?: true;
  /** Also for who has no second factor yet in a studio that requires one. */
  unprotected?: true;
  /** A public read that is made anew each time: its address is one reader's, and what it shows is not published. */
  unkept?: true;
  /** The answer is a stream of server-sent events, each one `answer` as JSON. */
  stream?: boolean;
  /** The answer is too long to be made whole: its JSON is sent piece by piece. */
  pieces?: boolean;
};

/** Its value: a client makes one up for each record that it creates. */
export const onceKey = z.string().regex(/^[\w-]{8,64}$/);

/** The query dialect: that of ra-data-simple-rest, and the language of public reads. */
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
    description: "La que se ha visto: si ya es otra, no se hace nada y la respuesta es 409",
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
/** What stands in an address: a value of another form is an address that is not there. */
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
/** The values of the parameters that this path names. */
export type PathParameters<Path extends string> = {
  [Name in ParameterName<Path>]: Name extends keyof typeof pathParameters
    ? z.output<(typeof pathParameters)[Name]>
    : never;
};

export const listQuery = ["range", "sort", "filter"] as const;
export const publicList = ["lang", "range", "fields"] as const;
