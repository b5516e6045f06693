import { z } from "zod";
import { id, moment } from "../rules/fields";

/** What a mail about an enquiry is for, as the panel names it. */
export const mailKinds = {
  notice: "Aviso al estudio",
  acknowledgement: "Acuse de recibo a quien escribió",
} as const;
export type MailKind = keyof typeof mailKinds;

/**
 * How a mail stands. `sending`: a process is at it; `handed`: the mail server has all of it, its word is awaited;
 * `uncertain`: that word never came, so that sending it again might be twice.
 */
export const mailStates = {
  waiting: "En espera",
  sending: "Enviándose",
  handed: "Enviándose",
  sent: "Enviado",
  failed: "No se ha podido enviar",
  uncertain: "No se sabe si ha llegado",
} as const;
export type MailState = keyof typeof mailStates;

/** One mail of the outbox as the panel reads it. `dueAt`: not before then, while it waits; `error`: why it did not go, in words. */
export const mail = z.object({
  id,
  contactId: id,
  kind: z.enum(Object.keys(mailKinds) as [MailKind, ...MailKind[]]),
  state: z.enum(Object.keys(mailStates) as [MailState, ...MailState[]]),
  attempts: z.int(),
  dueAt: moment,
  error: z.string(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type Mail = z.infer<typeof mail>;
