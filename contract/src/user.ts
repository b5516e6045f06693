import { z } from "zod";
import { invitationStates } from "./auth/auditKinds";
import { roles } from "./enquiries/options";
import { email, exactText, id, moment, requiredText } from "./rules/fields";
import { keysOf } from "./rules/keys";
import { messages } from "./rules/messages";

/** The specification's minimum. `PASSWORD_MIN_LENGTH` raises it on the server. */
export const minPasswordLength = 6;
const bytes = (value: string) => new TextEncoder().encode(value).length;

/** A new password. bcrypt ignores anything after 72 bytes, so longer ones are refused. */
export const password = exactText(1000)
  .min(minPasswordLength, messages.passwordShort(minPasswordLength))
  .refine((value) => bytes(value) <= 72, messages.passwordLong);

const name = requiredText(200, messages.nameRequired);

/** Without `password` the person gets an invitation by mail and chooses one. It is required if no mail can be sent. */
export const userCreate = z.strictObject({
  name,
  email,
  password: password.optional(),
  role: z.enum(keysOf(roles)).default("editor"),
  isActive: z.boolean().default(true),
});
export const userInput = z.strictObject({ name, email, role: z.enum(keysOf(roles)), isActive: z.boolean() }).partial();

/** A user as the panel reads it. `invitation`: null once the person has chosen a password; `secondFactor`: has one set up. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(keysOf(roles)),
  isActive: z.boolean(),
  invitedAt: moment.nullable(),
  invitation: z.enum(keysOf(invitationStates)).nullable(),
  secondFactor: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
});
export type User = z.infer<typeof user>;

export const login = z.strictObject({ email, password: exactText(1000).min(1, messages.required) });
/** `current`: required for one's own password. `id` is accepted and ignored, because the specification's schema has it. */
export const passwordInput = z.strictObject({
  password,
  current: exactText(1000).optional(),
  id: z.unknown().optional(),
});
export const ownPasswordInput = z.strictObject({ current: exactText(1000).min(1, messages.required), password });
export const ownProfileInput = z.strictObject({ name });

/**
 * The signed-in user. `mustSetUp`: a second factor is required, and every other call is refused until it is set up.
 * `passwordMadeUp`: the password was generated and has not been changed yet.
 */
export const session = z.object({
  success: z.literal(true),
  user: z.object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(keysOf(roles)),
    mustSetUp: z.literal(true).optional(),
    passwordMadeUp: z.literal(true).optional(),
  }),
});
export type Session = z.infer<typeof session>;
