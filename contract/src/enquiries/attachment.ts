import { z } from "zod";
import { count, id, moment } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { attachmentTypes } from "./attachments";

/** An enquiry's plan or photograph, as the panel lists it. Its content has its own URL. */
export const attachment = z.object({
  id,
  contactId: id,
  name: z.string(),
  type: z.enum(keysOf(attachmentTypes)),
  bytes: count,
  createdAt: moment,
});
export type Attachment = z.infer<typeof attachment>;
