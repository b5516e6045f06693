import {
  messages,
  type NewCredential,
  type NewPasskeyQuestion,
  nowIso,
  type PasskeyQuestion,
  type SignedCredential,
} from "@estudio/contract";
import { PasskeyModel, type UserModel } from "@estudio/database";
import type { Knex } from "knex";
import type { Context } from "koa";
import { invalid } from "../errors";

/** Loaded on first use: with its certificate parsers it would take a tenth of the startup time. */
const loadLibrary = () => import("@simplewebauthn/server");

/** The WebAuthn relying party: a host name, and the origin of the pages that may ask for passkeys. */
export type RelyingParty = { id: string; origin: string };
type Options = PasskeyQuestion["options"];

/**
 * Return the relying party of the public address. A local server accepts any port, under `localhost`: browsers do not
 * accept `127.0.0.1` as a relying party.
 */
export function relyingPartyOf(ctx: Context, siteUrl: string): RelyingParty {
  const { hostname, origin, protocol } = new URL(siteUrl);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return { id: hostname, origin };
  return { id: "localhost", origin: `${protocol}//${ctx.get("Host")}` };
}

const passkeysOf = (db: Knex, userId: number) => PasskeyModel.query(db).where({ userId }).orderBy("id");
const toDescriptor = ({ credentialId, transports }: PasskeyModel) => ({
  id: credentialId,
  transports: transports.split(",").filter(Boolean),
});

/** Return the registration options for the browser. Authenticators that the user already stored are excluded. */
export async function createRegistrationOptions(
  db: Knex,
  party: RelyingParty,
  user: UserModel,
  brand: string,
): Promise<NewPasskeyQuestion["options"]> {
  const webAuthn = await loadLibrary();
  const options = await webAuthn.generateRegistrationOptions({
    rpName: brand || "Estudio",
    rpID: party.id,
    userID: new TextEncoder().encode(`estudio-${user.id}`),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: (await passkeysOf(db, user.id)).map(toDescriptor),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return { ...options };
}

/**
 * Verify a new passkey and return its columns.
 * @throws Refusal `invalid`: it does not answer the challenge
 */
export async function verifyRegistration(party: RelyingParty, challenge: string, response: NewCredential) {
  const webAuthn = await loadLibrary();
  const { registrationInfo } = await webAuthn
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    })
    .catch(() => ({ registrationInfo: undefined }));
  // The unique column is limited to 700 characters. Longer ids are valid, but no known authenticator makes them.
  if (!registrationInfo || registrationInfo.credential.id.length > 700)
    throw invalid({ credential: messages.passkeyNotMade });
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transports.filter((one) => /^[a-z-]+$/.test(one)).join(","),
  };
}

/** Return what a browser must sign: with a passkey of this user, or with any passkey if no user is given. */
export async function createAuthenticationOptions(db: Knex, party: RelyingParty, userId?: number): Promise<Options> {
  const webAuthn = await loadLibrary();
  const options = await webAuthn.generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: userId === undefined ? [] : (await passkeysOf(db, userId)).map(toDescriptor),
    // Without a password the passkey must be two factors: a device plus a fingerprint, a face or a PIN.
    userVerification: userId === undefined ? "required" : "preferred",
  });
  return { ...options };
}

/**
 * Verify a signature and store its counter.
 * @param userId the passkey's required owner; without it, any owner, but with user verification
 * @throws Refusal `invalid` at `credential`, also for a counter that has not grown, because the key may be a copy
 */
export async function verifySignature(
  db: Knex,
  party: RelyingParty,
  challenge: string,
  response: SignedCredential,
  userId?: number,
): Promise<PasskeyModel> {
  const wrong = invalid({ credential: messages.passkeyWrong });
  const stored = await PasskeyModel.query(db).findOne({ credentialId: response.id });
  if (!stored || (userId !== undefined && stored.userId !== userId)) throw wrong;
  const { counter } = stored;
  const webAuthn = await loadLibrary();
  const { verified, authenticationInfo } = await webAuthn
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: stored.credentialId, publicKey: Buffer.from(stored.publicKey, "base64url"), counter },
      requireUserVerification: userId === undefined,
    })
    .catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw wrong;
  const use = { counter: authenticationInfo.newCounter, lastUsedAt: nowIso() };
  if ((await PasskeyModel.query(db).findById(stored.id).where({ counter }).patch(use)) !== 1) throw wrong;
  return stored;
}
