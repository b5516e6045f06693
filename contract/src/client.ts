import type { z } from "zod";
import type { OperationId, operations, PathParameters, QueryParameter } from "./operations";
import type { Language } from "./paths";

/** A typed client of the contract. It imports only types, so that the schemas stay out of browser bundles. */

type Operations = typeof operations;

type ByAddress = { [K in OperationId as `${Operations[K]["method"]} ${Operations[K]["path"]}`]: Operations[K] };
/** Method and path, as the contract writes them: `"PUT /api/admin/media/{id}"`. */
export type Address = keyof ByAddress;

type QueryValues = {
  lang: Language;
  range: [first: number, last: number];
  sort: [field: string, order: "ASC" | "DESC"];
  filter: object;
  fields: "card";
  name: string;
  before: number;
  version: number;
};
type Params<O> = O extends { path: infer P extends `${string}{${string}` } ? { params: PathParameters<P> } : object;
type Query<O> = O extends { query: readonly (infer Q extends QueryParameter)[] }
  ? { query?: Partial<Pick<QueryValues, Q>> }
  : object;
type Body<O> = O extends { body: infer B extends z.ZodType }
  ? { body: z.input<B> & (O extends { record: z.ZodObject } ? { version?: number } : unknown) }
  : object;

/** Arguments of a call: path parameters, query and body. */
export type CallInput<A extends Address> = Params<ByAddress[A]> & Query<ByAddress[A]> & Body<ByAddress[A]>;
export type CallAnswer<A extends Address> = z.output<ByAddress[A]["answer"]>;
/** Optional if the call takes no arguments. */
export type CallArguments<A extends Address> =
  object extends CallInput<A> ? [asked?: CallInput<A>] : [asked: CallInput<A>];

type Loose = { params?: object; query?: object; body?: unknown };

/** Return method, URL and JSON body of a call. */
export function requestOf(address: Address, { params = {}, query = {}, body }: Loose = {}) {
  const [method = "GET", path = ""] = address.split(" ");
  const values = new Map(Object.entries(params));
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const search = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return {
    method,
    url: search.length > 0 ? `${url}?${new URLSearchParams(search)}` : url,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}
