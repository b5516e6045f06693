import type { CopyableResource, PageCopy, PageKey } from "@estudio/contract";
import type { Address, CallInput } from "@estudio/contract/client";
import type { Published } from "@estudio/contract/content/publication";
import type { RaRecord } from "react-admin";
import { call, callInBackground, isApiError } from "../data/api";
import type { Stored } from "../editor/saving/conflict/conflictWords";
import type { Values } from "../editor/values";

export type Live = RaRecord & Stored & Published & { slug: string };
/** The working copy. Version 0 means that there is none; the fields are then those of the record. */
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
} as const satisfies Record<Exclude<CopyableResource, "pages">, Record<string, Address>>;
type Copied = keyof typeof at;
type Write = (typeof at)[Copied]["write"];

/** Tell whether records of that resource have working copies. Pages do, but use their own calls (below). */
export const isCopied = (resource: string | undefined): resource is Copied =>
  resource !== undefined && Object.hasOwn(at, resource);

export type CopyKey = { resource: Copied; id: number };

/** Return the query key of a copy. It says `getOne`, so that refreshing lists does not reset the form. */
export const copyQuery = (resource: string, id: number | string) => [resource, "getOne", "copy", Number(id)];

/** Read the published record in the background, without a sign-in dialog. */
export const readLive = ({ resource, id }: CopyKey): Promise<Live> =>
  callInBackground(at[resource].live, { params: { id } });

/** Read copy and record in the background. The copy comes first: publishing it in between would change the record. */
export const readBoth = async (of: CopyKey) => ({ copy: await readCopyQuietly(of), live: await readLive(of) });
const readCopyQuietly = ({ resource, id }: CopyKey): Promise<Copy | null> =>
  callInBackground(at[resource].read, { params: { id } });

/** Read the working copy; null if there is none. */
export const readCopy = ({ resource, id }: CopyKey): Promise<Copy | null> =>
  call(at[resource].read, { params: { id } });

/** Save without publishing. @param values changed fields, with the `version` and `base` they were based on */
export const writeCopy = ({ resource, id }: CopyKey, values: Values): Promise<Copy> =>
  // The form's fields are those of its resource; the API checks each.
  call(at[resource].write, { params: { id }, body: values as CallInput<Write>["body"] });

/** Discard the copy. @param version the version that the user saw @throws ApiError 409 if it has changed */
export const discardCopy = ({ resource, id }: CopyKey, version: number) =>
  call(at[resource].discard, { params: { id }, query: { version } });

/**
 * Publish the copy.
 * @param version the copy that the user saw
 * @param base the version of a meanwhile changed record that the copy may overwrite
 * @throws ApiError 409 with `errors.base` if the record has changed, else with the stored copy as `current`
 */
export async function publishCopy({ resource, id }: CopyKey, version: number, base?: number): Promise<Live> {
  try {
    return await call(at[resource].publish, { params: { id }, body: { version, base } });
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.status !== 409 || thrown.body?.errors?.base) throw thrown;
    const current = (await readCopy({ resource, id })) ?? undefined;
    throw Object.assign(thrown, { body: { ...thrown.body, current } });
  }
}

/** Tell whether the copy was saved, published or discarded by somebody else. */
export const isStale = (thrown: unknown) => isApiError(thrown) && (thrown.status === 404 || thrown.status === 409);

export const readPageCopy = (pageKey: PageKey): Promise<PageCopy | null> =>
  call("GET /api/admin/pages/{pageKey}/copy", { params: { pageKey } });

/** Read a page and its working copy, like `readBoth`. */
export const readPageAndCopy = async (pageKey: PageKey) => ({
  copy: await callInBackground("GET /api/admin/pages/{pageKey}/copy", { params: { pageKey } }),
  live: await callInBackground("GET /api/admin/pages/{pageKey}", { params: { pageKey } }),
});

type PageWrite = CallInput<"PUT /api/admin/pages/{pageKey}/copy">["body"];
export const writePageCopy = (pageKey: PageKey, body: PageWrite) =>
  call("PUT /api/admin/pages/{pageKey}/copy", { params: { pageKey }, body });
