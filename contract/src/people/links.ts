import { z } from "zod";
import { email, exactText } from "../rules/fields";
import { messages } from "../rules/messages";
import { password } from "../user";

/** What the login page can offer. `mail`: whether mails go out; `passwordMinimum`: how long a password must be here; `passkeys`: somebody has one. */
export const signInHelp = z.object({
  mail: z.boolean(),
  passwordMinimum: z.int(),
  passkeys: z.literal(true).optional(),
});

export const forgottenInput = z.strictObject({ email });

/** What the link of a mail carries behind its `#`, where no server and no log sees it. */
const token = exactText(200).min(1, messages.required);
export const linkInput = z.strictObject({ token });
export const choosePasswordInput = z.strictObject({ token, password });

/** Whose link it is, and what for. */
export const accountLink = z.object({
  kind: z.enum(["reset", "invitation"]),
  name: z.string(),
  email: z.string(),
});
export type AccountLink = z.infer<typeof accountLink>;
