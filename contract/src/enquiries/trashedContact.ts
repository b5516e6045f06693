import { z } from "zod";
import { id, moment } from "../rules/fields";
import { contact } from "./contact";

/** A deleted enquiry that can still be restored. `id`: its own id; `until`: when it is erased, with its files. */
export const trashedContact = contact
  .pick({ id: true, name: true, email: true, category: true, createdAt: true })
  .extend({
    deletedBy: z.string(),
    deletedAt: moment,
    until: moment,
  });
export type TrashedContact = z.infer<typeof trashedContact>;

/** Restores all of them or none. */
export const restoreContactsInput = z.strictObject({ ids: z.array(id).min(1).max(1000) });
