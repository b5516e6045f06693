import { z } from "zod";
import { parts } from "../calculator/estimate";
import { districts, kinds, placeStates, qualities, squareMetres } from "../calculator/options";
import { language } from "../languages";
import { email, exactText, id, longText, moment, requiredText, text } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";
import { arrival } from "./contact";
import { maxMessageLength } from "./options";
import { trapFields } from "./trap";

/** A lead left an e-mail address with the calculator or for a guide, and has not written to the studio yet. */

const answers = {
  kind: z.enum(keysOf(kinds)),
  state: z.enum(keysOf(placeStates)),
  quality: z.enum(keysOf(qualities)),
  district: z.enum(keysOf(districts)),
};
const metres = z.int().min(squareMetres.least).max(squareMetres.most);
/** HTML forms send numbers as text. */
const metresInput = z.union(
  [
    metres,
    exactText(4)
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .pipe(metres),
  ],
  {
    error: messages.squareMetres(squareMetres.least, squareMetres.most),
  },
);

/** Input of the calculator's form. As with an enquiry, the privacy checkbox stays in the browser. */
export const leadInput = z.strictObject({
  name: requiredText(200, messages.nameRequired),
  email,
  phone: text(50).nullish(),
  message: longText(maxMessageLength).nullish(),
  ...answers,
  m2: metresInput,
  lang: language.optional(),
  page: text(300).optional(),
  ...trapFields,
  elapsedMs: z.number().min(0).max(1e12).optional(),
  ...arrival,
});
export type LeadInput = z.output<typeof leadInput>;
/** `mailed`: the result is being sent by mail. */
export const leadAnswer = z.object({ ok: z.literal(true), mailed: z.boolean() });

const range = z.object({ low: z.int(), high: z.int() });

/** A lead as the panel reads it. `estimate`: what the visitor saw, with the version of its price table. */
export const lead = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  projectType: z.string(),
  budget: z.string(),
  timeline: z.string(),
  message: z.string(),
  leadSource: z.string(),
  answers: z.object({ ...answers, m2: z.int() }).nullable(),
  estimate: z.object({ version: z.int(), parts: z.record(z.enum(parts), range), total: range }).nullable(),
  pricesVersion: z.int().nullable(),
  lang: language,
  page: z.string(),
  doubtful: z.boolean(),
  privacyVersion: z.string(),
  privacyHash: z.string(),
  privacyAcceptedAt: moment.nullable(),
  referrer: z.string(),
  landing: z.string(),
  /** The requested guide with its title at that time. `confirmedAt`: when the visitor proved to own the address. */
  guideId: id.nullable(),
  guideTitle: z.string(),
  confirmedAt: moment.nullable(),
  /** The enquiry created from this lead. */
  contactId: id.nullable(),
  createdAt: moment,
});
export type Lead = z.infer<typeof lead>;

/** Every mail to a lead links to its erasure. The token is the only credential. */
export const withdrawalInput = z.strictObject({
  token: exactText(64).regex(/^[\w-]{20,64}$/, messages.invalid),
  lang: language.optional(),
});
