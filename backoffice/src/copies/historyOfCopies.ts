import { type PageKey, pageKeys } from "@estudio/contract/pages/sections";
import type { RaRecord } from "react-admin";
import type { Values } from "../editor/values";
import { isCopied, readCopy, readPageCopy, writeCopy, writePageCopy } from "./calls";

/** @returns under which the history keeps what was saved in the working copies of a record */
export const copyRecord = (id: number | string) => `${id}-copy`;

type Copies = {
  /** The record's own. */
  id: number | PageKey;
  read: () => Promise<RaRecord | null>;
  write: (values: Values) => Promise<RaRecord>;
};

const isPageKey = (id: string): id is PageKey => pageKeys.some((key) => key === id);

/** @returns whose copies the history is about that stands under this; undefined for a record's own */
export function copiesOf(resource: string, record: string): Copies | undefined {
  const id = /^(\w+)-copy$/.exec(record)?.[1];
  if (id === undefined) return undefined;
  if (resource === "pages" && isPageKey(id))
    return { id, read: () => readPageCopy(id), write: (values) => writePageCopy(id, values) };
  if (!isCopied(resource) || !/^\d+$/.test(id)) return undefined;
  const of = { resource, id: Number(id) };
  return { id: of.id, read: () => readCopy(of), write: (values) => writeCopy(of, values) };
}
