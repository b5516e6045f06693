import type { CopiedResource, PageCopy, PageKey } from "@estudio/contract";
import type { Address, Asked } from "@estudio/contract/client";
import type { Published } from "@estudio/contract/content/publication";
import type { RaRecord } from "react-admin";
import { call, callQuietly, isApiError } from "../data/api";
import type { Stored } from "../editor/saving/conflictWords";
import type { Values } from "../editor/values";

/** The published record, as the panel reads it. */
export type Live = RaRecord & Stored & Published & { slug: string };
/** Its working copy: the record that it is going to be. With version 0 there is none, and it is the record itself. */
export type Copy = Live & { base: number; problem: string };

const at = {
  projects: {
    live: "GET /api/admin/projects/{id}",
    read: "GET /api/admin/projects/{id}/copy",
    write: "PUT /api/admin/projects/{id}/copy",
    discard: "DELETE /api/admin/projects/{id}/copy",
    publish: "POST /api/admin/projects/{id}/copy/publication",
  },
  blog: {
    live: "GET /api/admin/blog/{id}",
    read: "GET /api/admin/blog/{id}/copy",
    write: "PUT /api/admin/blog/{id}/copy",
    discard: "DELETE /api/admin/blog/{id}/copy",
    publish: "POST /api/admin/blog/{id}/copy/publication",
  },
  guides: {
    live: "GET /api/admin/guides/{id}",
    read: "GET /api/admin/guides/{id}/copy",
    write: "PUT /api/admin/guides/{id}/copy",
    discard: "DELETE /api/admin/guides/{id}/copy",
    publish: "POST /api/admin/guides/{id}/copy/publication",
  },
} as const satisfies Record<Exclude<CopiedResource, "pages">, Record<string, Address>>;
type Copied = keyof typeof at;
type Write = (typeof at)[Copied]["write"];

/** Records that have a form of their own; pages, which are edited section by section, have calls of their own, too. */
export const isCopied = (resource: string | undefined): resource is Copied =>
  resource !== undefined && Object.hasOwn(at, resource);

/** Which record's copy is meant. */
export type Of = { resource: Copied; id: number };

/** @returns the place in the cache of a record's copy: `getOne`, so that like the record itself it is never refreshed under the writer's hands */
export const copyQuery = (resource: string, id: number | string) => [resource, "getOne", "copy", Number(id)];

/** @returns the record as it is stored now: asked in the background */
export const readLive = ({ resource, id }: Of): Promise<Live> => callQuietly(at[resource].live, { params: { id } });

/** @returns the record and its working copy as they are stored now: asked in the background, the copy first, for with its publication the record changes */
export const readBoth = async (of: Of) => ({ copy: await readCopyQuietly(of), live: await readLive(of) });
const readCopyQuietly = ({ resource, id }: Of): Promise<Copy | null> =>
  callQuietly(at[resource].read, { params: { id } });

/** @returns the working copy of a record; null where there is none */
export const readCopy = ({ resource, id }: Of): Promise<Copy | null> => call(at[resource].read, { params: { id } });

/** Saves without publishing. @param values what differs from what was read, with the `version` and the `base` it was read at */
export const writeCopy = ({ resource, id }: Of, values: Values): Promise<Copy> =>
  // The form's fields are those of its resource; the API checks each.
  call(at[resource].write, { params: { id }, body: values as Asked<Write>["body"] });

/** @param version the copy as it was seen */
export const discardCopy = ({ resource, id }: Of, version: number) =>
  call(at[resource].discard, { params: { id }, query: { version } });

/**
 * @param version the copy as it was seen @param base the version of the record that it may replace, where that has changed
 * @returns the record as it is published now @throws ApiError 409; about the record, when it has `errors.base`, else with the copy that is stored now
 */
export async function publishCopy({ resource, id }: Of, version: number, base?: number): Promise<Live> {
  try {
    return await call(at[resource].publish, { params: { id }, body: { version, base } });
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.status !== 409 || thrown.body?.errors?.base) throw thrown;
    const current = (await readCopy({ resource, id })) ?? undefined;
    throw Object.assign(thrown, { body: { ...thrown.body, current } });
  }
}

/** @returns whether somebody has saved, published or discarded the copy meanwhile */
export const isStale = (thrown: unknown) => isApiError(thrown) && (thrown.status === 404 || thrown.status === 409);

export const readPageCopy = (pageKey: PageKey): Promise<PageCopy | null> =>
  call("GET /api/admin/pages/{pageKey}/copy", { params: { pageKey } });

/** @returns a page and its working copy, as those of a record */
export const readPageAndCopy = async (pageKey: PageKey) => ({
  copy: await callQuietly("GET /api/admin/pages/{pageKey}/copy", { params: { pageKey } }),
  live: await callQuietly("GET /api/admin/pages/{pageKey}", { params: { pageKey } }),
});

type PageWrite = Asked<"PUT /api/admin/pages/{pageKey}/copy">["body"];
export const writePageCopy = (pageKey: PageKey, body: PageWrite) =>
  call("PUT /api/admin/pages/{pageKey}/copy", { params: { pageKey }, body });
