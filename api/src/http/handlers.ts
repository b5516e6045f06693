import type { Language, OperationId, operations, PathParameters } from "@estudio/contract";
import type { UserModel } from "@estudio/database";
import type { Context } from "koa";
import type { z } from "zod";
import type { ListQuery } from "../lists/listQuery";
import type { ListPart } from "../lists/records";

type Operations = typeof operations;
type Body<K extends OperationId> = Operations[K] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
type Answer<K extends OperationId> = Operations[K] extends { list: string }
  ? z.input<Operations[K]["answer"]> extends (infer R)[]
    ? ListPart<R>
    : never
  : Operations[K] extends { stream: true }
    ? // undefined: a keep-alive comment.
      AsyncIterable<z.input<Operations[K]["answer"]> | undefined>
    : Operations[K] extends { pieces: true }
      ? AsyncIterable<string>
      : z.input<Operations[K]["answer"]>;

/** The signed-in user; undefined for public operations and programs with a token. */
type Caller<K> = K extends OperationId
  ? Operations[K]["access"] extends "editor" | "owner"
    ? UserModel
    : undefined
  : never;

/** A checked call: the user, and the parsed parameters and body. */
export type Call<K extends OperationId = OperationId> = {
  ctx: Context;
  user: Caller<K>;
  params: PathParameters<Operations[K]["path"]>;
  lang: Language;
  list: ListQuery;
  body: Body<K>;
  /** The version the client has seen, which it changes or deletes. */
  version: number | undefined;
  /** The idempotency key of a creation. */
  once: string | undefined;
};

/** One handler per operation of the contract. The router authorises, parses and serializes. */
export type Handlers = { [K in OperationId]: (call: Call<K>) => Promise<Answer<K>> };
