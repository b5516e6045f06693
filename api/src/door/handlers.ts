import type { Language, OperationId, operations } from "@estudio/contract";
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
    ? AsyncIterable<z.input<Operations[K]["answer"]>>
    : z.input<Operations[K]["answer"]>;

/** One call, after the door has checked it: who, what, and the parsed body. `user` is there unless the call is public. */
export type Call<K extends OperationId = OperationId> = {
  ctx: Context;
  user: UserModel;
  params: Record<string, string>;
  lang: Language;
  list: ListQuery;
  body: Body<K>;
  /** The version the values were made from, when the client said so. */
  version: number | undefined;
};

/** One handler per operation of the contract: load, do, return. The door authorises, parses and presents. */
export type Handlers = { [K in OperationId]: (call: Call<K>) => Promise<Answer<K>> };
