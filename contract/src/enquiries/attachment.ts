import { z } from "zod";
import { count, id, moment } from "../rules/fields";
import { attachmentTypes } from "./attachments";
import { keysOf } from "./options";

/** A plan or a photograph of an enquiry, as the panel lists it; its bytes have an address of their own. */
export const attachment = z.object({
  id,
  contactId: id,
  name: z.string(),
  type: z.enum(keysOf(attachmentTypes)),
  bytes: count,
  createdAt: moment,
});
export type Attachment = z.infer<typeof attachment>;
