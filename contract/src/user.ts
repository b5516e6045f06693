import { z } from "zod";
import { keysOf, roles } from "./enquiries/options";
import { invitationStates } from "./people/auditKinds";
import { email, exactText, id, moment, requiredText } from "./rules/fields";
import { messages } from "./rules/messages";

/** The specification's minimum; PASSWORD_MIN_LENGTH raises it on the server. */
export const minimumPasswordLength = 6;
const bytes = (value: string) => new TextEncoder().encode(value).length;

/** A new password. bcrypt reads 72 bytes: longer ones are refused instead of being cut. */
export const password = exactText(1000)
  .min(minimumPasswordLength, messages.passwordShort(minimumPasswordLength))
  .refine((value) => bytes(value) <= 72, messages.passwordLong);

const name = requiredText(200, messages.nameRequired);

/** Without a password the person is invited by mail and chooses it; where no mails go out it is asked for. */
export const userCreate = z.strictObject({
  name,
  email,
  password: password.optional(),
  role: z.enum(keysOf(roles)).default("editor"),
  isActive: z.boolean().default(true),
});
export const userInput = z.strictObject({ name, email, role: z.enum(keysOf(roles)), isActive: z.boolean() }).partial();

/** What the panel reads of a user: never the password. `invitation`: null for who has chosen one; `secondFactor`: whether more than it is asked for. */
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
/** `current`: asked for when it is one's own. The specification's schema also carries an id: it is accepted and ignored. */
export const passwordInput = z.strictObject({
  password,
  current: exactText(1000).optional(),
  id: z.unknown().optional(),
});
export const ownPasswordInput = z.strictObject({ current: exactText(1000).min(1, messages.required), password });
export const ownProfileInput = z.strictObject({ name });

/**
 * The session: who is signed in. `mustSetUp`: the studio requires a second factor, and until there is one nothing else is answered.
 * `passwordMadeUp`: the program made up the password, and nobody has chosen another yet.
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
