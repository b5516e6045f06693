import { z } from "zod";
import { keysOf } from "../enquiries/options";
import { count, exactText, id, moment, requiredText } from "../rules/fields";
import { messages } from "../rules/messages";

/** What somebody may be asked for after the password. */
export const secondSteps = {
  passkey: "Llave de acceso",
  code: "Código de la aplicación",
  recovery: "Código de recuperación",
} as const;
export type SecondStepWay = keyof typeof secondSteps;

/** The password was right, and it is not enough. `token`: this sign-in, for ten minutes; it opens nothing by itself. */
export const secondStep = z.object({ token: z.string(), ways: z.array(z.enum(keysOf(secondSteps))) });
export type SecondStep = z.infer<typeof secondStep>;

/** A passkey as its owner sees it. */
export const passkey = z.object({ id, name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** What somebody has besides the password. `required`: the studio asks everybody for one; `recoveryLeft`: codes not used yet. */
export const secondFactor = z.object({
  required: z.boolean(),
  codes: z.boolean(),
  recoveryLeft: count,
  passkeys: z.array(passkey),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** After a change. `recoveryCodes`: those made just now, shown this once; else none. */
export const changedSecondFactor = secondFactor.extend({ recoveryCodes: z.array(z.string()) });
export type ChangedSecondFactor = z.infer<typeof changedSecondFactor>;

/** The secret of an application for codes (RFC 6238), in base32 and as the address that its QR code holds. */
export const codesSecret = z.object({ secret: z.string(), uri: z.string() });

const token = exactText(200).min(1, messages.required);
/** As people copy it: with blanks or hyphens, in either case. */
const typedCode = requiredText(60);
export const codeInput = z.strictObject({ code: typedCode });
export const codeSignIn = z.strictObject({ token, code: typedCode });

/** What a browser is to ask its authenticator for (WebAuthn's own JSON), and the token that answers it, once, within five minutes. */
export const passkeyQuestion = z.object({ token: z.string(), options: z.looseObject({ challenge: z.string() }) });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** What a browser is to make, likewise. */
export const newPasskeyQuestion = z.object({
  token: z.string(),
  options: z.looseObject({
    challenge: z.string(),
    rp: z.object({ name: z.string(), id: z.string().optional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  }),
});
export type NewPasskeyQuestion = z.infer<typeof newPasskeyQuestion>;

const bytes = exactText(20_000);
/** None are asked for: what else is said of them is left out. */
const extensions = z.object({ appid: z.boolean().optional() });
const credential = {
  id: exactText(2000),
  rawId: exactText(2000),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  clientExtensionResults: extensions,
};

/** WebAuthn's RegistrationResponseJSON: what a browser made. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(exactText(30)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** WebAuthn's AuthenticationResponseJSON: what a browser signed. */
export const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: exactText(200).optional(),
  }),
});
export type SignedCredential = z.infer<typeof signedCredential>;

/** `token`: of a sign-in whose password was right; without it somebody signs in with a passkey alone. */
export const passkeyStart = z.strictObject({ token: token.optional() });
export const passkeySignIn = z.strictObject({ token, credential: signedCredential });
export const passkeyCreate = z.strictObject({
  token,
  name: requiredText(100, messages.nameRequired),
  credential: newCredential,
});

export const passkeyInput = passkeyCreate.pick({ name: true });

/** One of the three: the password, a code, or a passkey with the token of its question. */
export const confirmInput = z.strictObject({
  password: exactText(1000).min(1, messages.required).optional(),
  code: typedCode.optional(),
  passkey: passkeySignIn.optional(),
});
