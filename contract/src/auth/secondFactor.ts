import { z } from "zod";
import { count, exactText, id, moment, requiredText } from "../rules/fields";
import { keysOf } from "../rules/keys";
import { messages } from "../rules/messages";

export const secondSteps = {
  passkey: "Llave de acceso",
  code: "Código de la aplicación",
  recovery: "Código de recuperación",
} as const;
export type SecondStepWay = keyof typeof secondSteps;

/** Answer to a correct password if a second factor is set up. `token` identifies this sign-in for ten minutes. */
export const secondStep = z.object({ token: z.string(), ways: z.array(z.enum(keysOf(secondSteps))) });
export type SecondStep = z.infer<typeof secondStep>;

export const passkey = z.object({ id, name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** A user's second factors. `required`: the studio requires one; `recoveryLeft`: unused recovery codes. */
export const secondFactor = z.object({
  required: z.boolean(),
  codes: z.boolean(),
  recoveryLeft: count,
  passkeys: z.array(passkey),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Second factors after a change. `recoveryCodes`: newly generated ones, shown only this once; otherwise empty. */
export const changedSecondFactor = secondFactor.extend({ recoveryCodes: z.array(z.string()) });
export type ChangedSecondFactor = z.infer<typeof changedSecondFactor>;

/** A TOTP secret (RFC 6238), in base32 and as the URI of its QR code. */
export const codesSecret = z.object({ secret: z.string(), uri: z.string() });

const token = exactText(200).min(1, messages.required);
/** As people copy it: with spaces or hyphens, in upper or lower case. */
const typedCode = requiredText(60);
export const codeInput = z.strictObject({ code: typedCode });
export const codeSignIn = z.strictObject({ token, code: typedCode });

/** WebAuthn request options (JSON) for the browser. `token` goes with the signed response, once, within five minutes. */
export const passkeyQuestion = z.object({ token: z.string(), options: z.looseObject({ challenge: z.string() }) });
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** WebAuthn creation options, likewise. */
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
/** The server requests no extensions, so all others are dropped. */
const extensions = z.object({ appid: z.boolean().optional() });
const credential = {
  id: exactText(2000),
  rawId: exactText(2000),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
  clientExtensionResults: extensions,
};

/** WebAuthn's RegistrationResponseJSON. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(exactText(30)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** WebAuthn's AuthenticationResponseJSON. */
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

/** `token`: of a sign-in with a correct password; without it, the passkey is the only credential. */
export const passkeyStart = z.strictObject({ token: token.optional() });
export const passkeySignIn = z.strictObject({ token, credential: signedCredential });
export const passkeyCreate = z.strictObject({
  token,
  name: requiredText(100, messages.nameRequired),
  credential: newCredential,
});

export const passkeyInput = passkeyCreate.pick({ name: true });

/** One of password, code or passkey. */
export const confirmInput = z.strictObject({
  password: exactText(1000).min(1, messages.required).optional(),
  code: typedCode.optional(),
  passkey: passkeySignIn.optional(),
});
