import { z } from "zod";
import { language } from "../languages";
import { email, requiredText, slug, text } from "../rules/fields";
import { messages } from "../rules/messages";
import { arrival } from "./contact";
import { trapFields } from "./trap";

/** A request for a guide. Nothing else happens until the visitor confirms the address by mail. */
export const guideRequestInput = z.strictObject({
  guide: slug.min(1),
  name: text(200).nullish(),
  email,
  lang: language.optional(),
  page: text(300).optional(),
  ...trapFields,
  /** Ignored: a browser autofills an e-mail address at once. Kept because pages opened earlier still send it. */
  elapsedMs: z.number().min(0).max(1e12).optional(),
  ...arrival,
});
export type GuideRequestInput = z.output<typeof guideRequestInput>;

export const guideToken = requiredText(64).regex(/^[\w-]{20,64}$/, messages.invalid);

/** Confirms the address, with the token of the first mail. */
export const guideConfirmationInput = z.strictObject({ token: guideToken, lang: language.optional() });
/** `file`: temporary URL of the PDF. */
export const guideConfirmed = z.object({ ok: z.literal(true), file: z.string() });

/** Lifetime of the links in the mails, in hours. */
export const guideLinkHours = { confirm: 48, file: 14 * 24 } as const;
/** Unconfirmed requests are erased after this many days. */
export const unconfirmedDays = 7;
