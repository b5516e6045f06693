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

/** Read when somebody uses a passkey: with its readers of certificates it would be a tenth of the start. */
const library = () => import("@simplewebauthn/server");

/** To whom passkeys are bound: a name of a host, and the address of the pages that may ask for them. */
export type Party = { id: string; origin: string };
type Options = PasskeyQuestion["options"];

/**
 * Of the public address. A start on one's own machine answers on any port, under the one name of it that browsers take
 * for a host's: `localhost`, not `127.0.0.1`.
 */
export function partyOf(ctx: Context, siteUrl: string): Party {
  const { hostname, origin, protocol } = new URL(siteUrl);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return { id: hostname, origin };
  return { id: "localhost", origin: `${protocol}//${ctx.get("Host")}` };
}

const passkeysOf = (db: Knex, userId: number) => PasskeyModel.query(db).where({ userId }).orderBy("id");
const listed = ({ credentialId, transports }: PasskeyModel) => ({
  id: credentialId,
  transports: transports.split(",").filter(Boolean),
});

/** @returns what a browser is to make: any authenticator that this person has not stored yet */
export async function askForNew(
  db: Knex,
  party: Party,
  user: UserModel,
  brand: string,
): Promise<NewPasskeyQuestion["options"]> {
  const webAuthn = await library();
  const options = await webAuthn.generateRegistrationOptions({
    rpName: brand || "Estudio",
    rpID: party.id,
    userID: new TextEncoder().encode(`estudio-${user.id}`),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: (await passkeysOf(db, user.id)).map(listed),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return { ...options };
}

/** @returns what is stored of the passkey a browser made. @throws Refusal invalid for one that is not what was asked for */
export async function readNew(party: Party, challenge: string, response: NewCredential) {
  const webAuthn = await library();
  const { registrationInfo } = await webAuthn
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    })
    .catch(() => ({ registrationInfo: undefined }));
  // Longer ones are allowed, and made by nobody: the column that must be unique has an end.
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

/** @returns what a browser is to sign: with one of this person's passkeys, or, without a person, with any it has for this site */
export async function askForSignature(db: Knex, party: Party, userId?: number): Promise<Options> {
  const webAuthn = await library();
  const options = await webAuthn.generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: userId === undefined ? [] : (await passkeysOf(db, userId)).map(listed),
    // Alone it must be two things at once: something one has, and a finger, a face or a PIN.
    userVerification: userId === undefined ? "required" : "preferred",
  });
  return { ...options };
}

/**
 * Looks at what a passkey has signed, and counts it.
 * @param userId whose it must be; without, anybody's, with a finger, a face or a PIN
 * @throws Refusal invalid at `credential`, also for a counter that has not grown: a copy may have been used
 */
export async function takeSignature(
  db: Knex,
  party: Party,
  challenge: string,
  response: SignedCredential,
  userId?: number,
): Promise<PasskeyModel> {
  const wrong = invalid({ credential: messages.passkeyWrong });
  const stored = await PasskeyModel.query(db).findOne({ credentialId: response.id });
  if (!stored || (userId !== undefined && stored.userId !== userId)) throw wrong;
  const { counter } = stored;
  const webAuthn = await library();
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
