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
    ? // undefined: nothing new, said so that the line stays open.
      AsyncIterable<z.input<Operations[K]["answer"]> | undefined>
    : Operations[K] extends { pieces: true }
      ? AsyncIterable<string>
      : z.input<Operations[K]["answer"]>;

/** The signed-in user; undefined where anybody, or the builder with its token, may call. */
type Caller<K> = K extends OperationId
  ? Operations[K]["access"] extends "editor" | "owner"
    ? UserModel
    : undefined
  : never;

/** One call, after the door has checked it: who, what, and the parsed parameters and body. */
export type Call<K extends OperationId = OperationId> = {
  ctx: Context;
  user: Caller<K>;
  params: PathParameters<Operations[K]["path"]>;
  lang: Language;
  list: ListQuery;
  body: Body<K>;
  /** The version that was seen, when the client said so: the values were made from it, or it is what is to go. */
  version: number | undefined;
  /** What the client calls this creation, so that asking again creates nothing else. */
  once: string | undefined;
};

/** One handler per operation of the contract: load, do, return. The door authorises, parses and presents. */
export type Handlers = { [K in OperationId]: (call: Call<K>) => Promise<Answer<K>> };
