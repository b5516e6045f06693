import { z } from "zod";
import { id, moment } from "../rules/fields";
import { keysOf } from "../rules/keys";

/** Resources with a trash, as named in API paths. Enquiries have a separate one; leads and users have none. */
export const trashable = { projects: "Proyecto", blog: "Artículo", guides: "Guía", templates: "Plantilla" };
export type TrashableResource = keyof typeof trashable;
const resource = z.enum(keysOf(trashable));

/** `recordId`: the record's id, which it gets back when restored; `until`: when it is deleted for good. */
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

/** `ids`: the records' own ids. Restores all of them or none. */
export const restoreInput = z.strictObject({ resource, ids: z.array(id).min(1).max(1000) });

/** `slug`: differs from `slugBefore` if another record has taken that since; empty for resources without a slug. */
export const restored = z.object({ resource, id, title: z.string(), slug: z.string(), slugBefore: z.string() });
export type Restored = z.infer<typeof restored>;
