import { randomBytes } from "node:crypto";
import { messages, nowIso } from "@estudio/contract";
import { hashOf, SignInStepModel, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";
import { stampOf } from "../sessions/session";

const minutes = 60_000;
/** Codes take longer: the user may have to look for the phone. */
const lifetimeMs = { password: 10 * minutes, passkey: 5 * minutes, register: 5 * minutes, confirm: 5 * minutes };
const challengeMs = 5 * minutes;

type Kind = SignInStepModel["kind"];
const stepEnded = () => invalid({ token: messages.stepEnded });

/**
 * Store the start of a flow that another call finishes. Return its token. Only a hash is stored, so that reading the
 * table does not allow continuing a sign-in.
 */
export async function beginStep(db: Knex, kind: Kind, user: UserModel | undefined, challenge = ""): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await SignInStepModel.query(db).insert({
    id: hashOf(token),
    kind,
    userId: user?.id ?? null,
    stamp: user ? stampOf(user) : "",
    challenge,
    expiresAt: nowIso(lifetimeMs[kind]),
  });
  return token;
}

/**
 * Find a started step and its user.
 * @throws Refusal `invalid` at `token`: unknown, used or expired, or the user lost access meanwhile
 */
export async function openStep(db: Knex, token: string, kinds: Kind[]) {
  const step = await SignInStepModel.query(db)
    .findById(hashOf(token))
    .whereIn("kind", kinds)
    .where("expiresAt", ">", nowIso());
  if (!step) throw stepEnded();
  if (step.userId === null) return { step, user: undefined };
  const user = await UserModel.query(db).findById(step.userId);
  if (!user?.isActive || stampOf(user) !== step.stamp) throw stepEnded();
  return { step, user };
}

/**
 * Delete a step. Only one of several simultaneous calls succeeds.
 * @throws Refusal `invalid` at `token` for the others
 */
export async function useUpStep(db: Knex, { id }: SignInStepModel): Promise<void> {
  if ((await SignInStepModel.query(db).deleteById(id)) !== 1) throw stepEnded();
}

/** Store a passkey challenge in a sign-in whose password was right. It does not extend the sign-in. */
export async function storeChallenge(db: Knex, { id, expiresAt }: SignInStepModel, challenge: string): Promise<void> {
  const challengeEnds = nowIso(challengeMs);
  const soonest = expiresAt < challengeEnds ? expiresAt : challengeEnds;
  await SignInStepModel.query(db).findById(id).patch({ challenge, expiresAt: soonest });
}

/** Return the challenge and delete it, so that it serves only once, also when verification fails. */
export async function takeChallenge(db: Knex, { id, kind, challenge }: SignInStepModel): Promise<string> {
  const taken =
    kind === "password"
      ? await SignInStepModel.query(db).findById(id).where({ challenge }).patch({ challenge: "" })
      : await SignInStepModel.query(db).deleteById(id);
  if (taken !== 1 || challenge === "") throw stepEnded();
  return challenge;
}
