import type { z } from "zod";
import type { OperationId, operations, PathParameters, QueryParameter } from "./operations";
import type { Language } from "./paths";

/** Calls by their address, typed by the contract. The schemas themselves stay out of the browser: only their types are used. */

type Operations = typeof operations;

type ByAddress = { [K in OperationId as `${Operations[K]["method"]} ${Operations[K]["path"]}`]: Operations[K] };
/** A call as the contract writes it, and as a browser's network panel shows it: `"PUT /api/admin/media/{id}"`. */
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

/** What a call asks for: the values of its path, its query and its body. */
export type Asked<A extends Address> = Params<ByAddress[A]> & Query<ByAddress[A]> & Body<ByAddress[A]>;
export type Answered<A extends Address> = z.output<ByAddress[A]["answer"]>;
/** Nothing need be said of a call that asks for nothing. */
export type Asking<A extends Address> = object extends Asked<A> ? [asked?: Asked<A>] : [asked: Asked<A>];

type Loose = { params?: object; query?: object; body?: unknown };

/** @returns the request that a call is: its method, its address, and its body as JSON */
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
