import { z } from "zod";
import { email, exactText } from "../rules/fields";
import { messages } from "../rules/messages";
import { password } from "../user";

/** Options of the login page. `mail`: mails can be sent; `passwordMinimum`: length; `passkeys`: somebody has one. */
export const signInHelp = z.object({
  mail: z.boolean(),
  passwordMinimum: z.int(),
  passkeys: z.literal(true).optional(),
});

export const forgottenInput = z.strictObject({ email });

/** Token from a mailed link. It follows the `#`, so that it appears in no server log. */
const token = exactText(200).min(1, messages.required);
export const linkInput = z.strictObject({ token });
export const choosePasswordInput = z.strictObject({ token, password });

/** Owner and purpose of a mailed link. */
export const accountLink = z.object({
  kind: z.enum(["reset", "invitation"]),
  name: z.string(),
  email: z.string(),
});
export type AccountLink = z.infer<typeof accountLink>;
