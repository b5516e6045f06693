import { z } from "zod";
import { language } from "../languages";
import { email, id, moment, requiredLongText, requiredText, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { maxAttachments } from "./attachments";
import {
  budgets,
  categories,
  contactMethods,
  enquiryStates,
  maxMessageLength,
  projectTypes,
  timelines,
} from "./options";
import { trapFields } from "./trap";

/** Where the visitor came from: the referrer, of which only the host is stored, and the landing page. */
export const arrival = { referrer: text(2000).optional(), landing: text(2000).optional() };

const optionalChoice = <T extends [string, ...string[]]>(keys: T) => z.union([z.enum(keys), z.literal("")]).nullish();

/** Input of the public form. The privacy checkbox stays in the browser (specification section 5). */
export const contactInput = z
  .strictObject({
    name: requiredText(200, messages.nameRequired),
    email,
    phone: text(50).nullish(),
    company: text(200).nullish(),
    projectType: requiredText(100),
    budget: optionalChoice(keysOf(budgets)),
    timeline: optionalChoice(keysOf(timelines)),
    message: requiredLongText(maxMessageLength, messages.messageRequired),
    contactMethod: z.enum(keysOf(contactMethods)).default("general"),
    lang: language.optional(),
    page: text(300).optional(),
    project: text(190).optional(),
    ...trapFields,
    /** How many files the browser will upload afterwards. */
    files: z.int().min(0).max(maxAttachments).optional(),
    elapsedMs: z.number().min(0).max(1e12).optional(),
    ...arrival,
  })
  .superRefine((value, check) => {
    if (Object.hasOwn(projectTypes[value.contactMethod], value.projectType)) return;
    check.addIssue({ code: "custom", path: ["projectType"], message: messages.projectTypeOfMethod });
  });
export type ContactInput = z.infer<typeof contactInput>;
/** `upload`: the key for uploading the announced files for an hour (`PUT /api/contact/files/{key}`). */
export const contactAnswer = z.object({ ok: z.literal(true), upload: z.string().optional() });

/** An enquiry as the panel reads it. `category` is derived from method and type; `doubtful` marks possible spam. */
export const contact = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  projectType: z.string(),
  budget: z.string(),
  timeline: z.string(),
  message: z.string(),
  contactMethod: z.enum(keysOf(contactMethods)),
  category: z.enum(keysOf(categories)),
  lang: language,
  page: z.string(),
  project: z.string(),
  state: z.enum(keysOf(enquiryStates)),
  doubtful: z.boolean(),
  /** State of the notification to the studio. The enquiry is stored in any case. */
  notice: z.enum(["none", "pending", "sent", "failed"]),
  privacyVersion: z.string(),
  /** SHA-256 of the privacy text in the language the visitor read. */
  privacyHash: z.string(),
  privacyAcceptedAt: moment,
  /** Host of the referring site; empty if there was none or the browser withheld it. */
  referrer: z.string(),
  landing: z.string(),
  createdAt: moment,
  /** When it was first answered, or marked as answered. */
  answeredAt: moment.nullable(),
  /** Why the enquiry was lost, if it was. */
  lostReason: z.string(),
  /** The user responsible for it. */
  assignedTo: id.nullable(),
});
export type Contact = z.infer<typeof contact>;

const state = z.enum(keysOf(enquiryStates));
/**
 * Changes an editor can make. `ifState` is a precondition: if the state has changed since, nothing is written
 * and the answer holds the current state.
 */
export const contactMark = z
  .strictObject({ state, doubtful: z.boolean(), lostReason: text(300), assignedTo: id.nullable(), ifState: state })
  .partial();

export type ContactMark = z.infer<typeof contactMark>;

/** Counters of the inbox. `unread` and `newest` exclude possible spam, which `doubtful` counts while unseen. */
export const inbox = z.object({
  unread: z.int(),
  doubtful: z.int(),
  newest: contact.pick({ id: true, name: true, createdAt: true }).nullable(),
});
export type Inbox = z.infer<typeof inbox>;

/** A sender of unseen possible spam: the newest message and how many there are. */
export const doubtfulSender = z.object({ newest: contact, count: z.int() });
export type DoubtfulSender = z.infer<typeof doubtfulSender>;
