import { type PageKey, pageKeys } from "@estudio/contract/pages/sections";
import type { RaRecord } from "react-admin";
import type { Values } from "../editor/values";
import { isCopied, readCopy, readPageCopy, writeCopy, writePageCopy } from "./calls";

/** Return the id under which the history stores the versions of a working copy. */
export const copyHistoryId = (id: number | string) => `${id}-copy`;

type CopyHistory = {
  id: number | PageKey;
  read: () => Promise<RaRecord | null>;
  write: (values: Values) => Promise<RaRecord>;
};

const isPageKey = (id: string): id is PageKey => pageKeys.some((key) => key === id);

/** Return the copy that a history id refers to; undefined if it is the id of a record. */
export function findCopyHistory(resource: string, record: string): CopyHistory | undefined {
  const id = /^(\w+)-copy$/.exec(record)?.[1];
  if (id === undefined) return undefined;
  if (resource === "pages" && isPageKey(id))
    return { id, read: () => readPageCopy(id), write: (values) => writePageCopy(id, values) };
  if (!isCopied(resource) || !/^\d+$/.test(id)) return undefined;
  const of = { resource, id: Number(id) };
  return { id: of.id, read: () => readCopy(of), write: (values) => writeCopy(of, values) };
}
