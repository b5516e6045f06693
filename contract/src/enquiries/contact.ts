import { z } from "zod";
import { language } from "../languages";
import { email, id, moment, requiredLongText, requiredText, text } from "../rules/fields";
import { messages } from "../rules/messages";
import { mostAttachments } from "./attachments";
import {
  budgets,
  categories,
  contactMethods,
  enquiryStates,
  keysOf,
  mostInMessage,
  projectTypes,
  timelines,
} from "./options";
import { trapFields } from "./trap";

/** Where somebody came from: the other site's address, of which its host is kept, and the page that was seen first. */
export const arrival = { referrer: text(2000).optional(), landing: text(2000).optional() };

const optionalChoice = <T extends [string, ...string[]]>(keys: T) => z.union([z.enum(keys), z.literal("")]).nullish();

/** What the public form sends. The privacy flag stays in the browser (specification section 5). */
export const contactInput = z
  .strictObject({
    name: requiredText(200, messages.nameRequired),
    email,
    phone: text(50).nullish(),
    company: text(200).nullish(),
    projectType: requiredText(100),
    budget: optionalChoice(keysOf(budgets)),
    timeline: optionalChoice(keysOf(timelines)),
    message: requiredLongText(mostInMessage, messages.messageRequired),
    contactMethod: z.enum(keysOf(contactMethods)).default("general"),
    lang: language.optional(),
    page: text(300).optional(),
    project: text(190).optional(),
    ...trapFields,
    /** How many plans and photographs the browser will send after it. */
    files: z.int().min(0).max(mostAttachments).optional(),
    elapsedMs: z.number().min(0).max(1e12).optional(),
    ...arrival,
  })
  .superRefine((value, check) => {
    if (Object.hasOwn(projectTypes[value.contactMethod], value.projectType)) return;
    check.addIssue({ code: "custom", path: ["projectType"], message: messages.projectTypeOfMethod });
  });
export type ContactInput = z.infer<typeof contactInput>;
/** `upload`: where the files that were announced may be sent, for an hour (`PUT /api/contact/files/{key}`). */
export const contactAnswer = z.object({ ok: z.literal(true), upload: z.string().optional() });

/** One enquiry as the panel reads it. `category` is derived from method and type; `doubtful` marks what looks like a robot's. */
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
  /** The e-mail that tells the studio: not wanted, on its way, sent, or failed (the enquiry itself is safe). */
  notice: z.enum(["none", "pending", "sent", "failed"]),
  privacyVersion: z.string(),
  /** Fingerprint of that text in the language it was read in. */
  privacyHash: z.string(),
  privacyAcceptedAt: moment,
  /** Host of the site that led here; empty when none did, or it was not to be told. */
  referrer: z.string(),
  /** The first page that was seen. */
  landing: z.string(),
  createdAt: moment,
  /** When it was first answered, or marked so. */
  answeredAt: moment.nullable(),
  /** Why it came to nothing, where it is lost. */
  lostReason: z.string(),
  /** Who sees to it. */
  assignedTo: id.nullable(),
});
export type Contact = z.infer<typeof contact>;

const state = z.enum(keysOf(enquiryStates));
/**
 * What the people who answer may mark. `ifState`: only while it still stands as it was seen; otherwise nothing is written,
 * and the answer says how it stands.
 */
export const contactMark = z
  .strictObject({ state, doubtful: z.boolean(), lostReason: text(300), assignedTo: id.nullable(), ifState: state })
  .partial();

export type ContactMark = z.infer<typeof contactMark>;

/** What has arrived: how many are unread and the newest of them, and apart from these how much possible spam nobody has seen. */
export const inbox = z.object({
  unread: z.int(),
  doubtful: z.int(),
  newest: contact.pick({ id: true, name: true, createdAt: true }).nullable(),
});
export type Inbox = z.infer<typeof inbox>;

/** Who sent possible spam that nobody has seen: how many, and the last of them. */
export const doubtfulSender = z.object({ newest: contact, count: z.int() });
export type DoubtfulSender = z.infer<typeof doubtfulSender>;
