import { z } from "zod";
import { language } from "../languages";
import { email, requiredText, slug, text } from "../rules/fields";
import { messages } from "../rules/messages";
import { arrival } from "./contact";
import { trapFields } from "./trap";

/** Who asks for a guide: the address is confirmed by a mail before anything else comes of it. */
export const guideRequestInput = z.strictObject({
  guide: slug.min(1),
  name: text(200).nullish(),
  email,
  lang: language.optional(),
  page: text(300).optional(),
  ...trapFields,
  /** Not looked at: a browser fills in one address at once. Pages that were opened before say it. */
  elapsedMs: z.number().min(0).max(1e12).optional(),
  ...arrival,
});
export type GuideRequestInput = z.output<typeof guideRequestInput>;

/** What a link in a mail about a guide carries. */
export const guideToken = requiredText(64).regex(/^[\w-]{20,64}$/, messages.invalid);

/** Who confirms the address, with the link of the first mail. */
export const guideConfirmationInput = z.strictObject({ token: guideToken, lang: language.optional() });
/** `file`: where the guide's PDF is for a while. */
export const guideConfirmed = z.object({ ok: z.literal(true), file: z.string() });

/** For how long the links in the mails hold. */
export const guideLinkHours = { confirm: 48, file: 14 * 24 } as const;
/** What nobody has confirmed is erased after so many days. */
export const unconfirmedDays = 7;
