import { z } from "zod";
import { keysOf } from "../enquiries/options";
import { id, moment } from "../rules/fields";

/** What is kept when it is deleted, by its name in the API's addresses; enquiries and people are not: what is personal is erased. */
export const trashable = { projects: "Proyecto", blog: "Artículo", guides: "Guía", templates: "Plantilla" };
export type TrashableResource = keyof typeof trashable;
const resource = z.enum(keysOf(trashable));

/** `recordId`: the number it had, and has again when it is restored; `until`: when it is deleted for good. */
export const trashed = z.object({
  id,
  resource,
  recordId: id,
  title: z.string(),
  deletedBy: z.string(),
  deletedAt: moment,
  until: moment,
});
export type Trashed = z.infer<typeof trashed>;

/** `ids`: the records' own numbers. All of them come back, or none. */
export const restoreInput = z.strictObject({ resource, ids: z.array(id).min(1).max(1000) });

/** `slug`: the address it has now, another than `slugBefore` when that is somebody else's meanwhile; empty for what has none. */
export const restored = z.object({ resource, id, title: z.string(), slug: z.string(), slugBefore: z.string() });
export type Restored = z.infer<typeof restored>;
