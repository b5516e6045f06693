import { createHash, randomBytes } from "node:crypto";
import { messages, nowIso } from "@estudio/contract";
import { SignInStepModel, UserModel } from "@estudio/database";
import type { Knex } from "knex";
import { invalid } from "../errors";
import { stampOf } from "../sessions/session";

const minutes = 60_000;
/** Time to look for the telephone; a passkey is at hand. */
const lastsMs = { password: 10 * minutes, passkey: 5 * minutes, register: 5 * minutes, confirm: 5 * minutes };
const challengeMs = 5 * minutes;

type Kind = SignInStepModel["kind"];
/** Stored under a hash: who reads the table goes on with nobody's sign-in. */
const storedId = (token: string) => createHash("sha256").update(token).digest("hex");
const ended = () => invalid({ token: messages.stepEnded });

/** Begins something that is finished by another call. @returns its token, which is stored nowhere */
export async function beginStep(db: Knex, kind: Kind, user: UserModel | undefined, challenge = ""): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await SignInStepModel.query(db).insert({
    id: storedId(token),
    kind,
    userId: user?.id ?? null,
    stamp: user ? stampOf(user) : "",
    challenge,
    expiresAt: nowIso(lastsMs[kind]),
  });
  return token;
}

/** @throws Refusal invalid at `token` for one that is unknown, used or too old, or whose person was locked out meanwhile */
export async function openStep(db: Knex, token: string, kinds: Kind[]) {
  const step = await SignInStepModel.query(db)
    .findById(storedId(token))
    .whereIn("kind", kinds)
    .where("expiresAt", ">", nowIso());
  if (!step) throw ended();
  if (step.userId === null) return { step, user: undefined };
  const user = await UserModel.query(db).findById(step.userId);
  if (!user?.isActive || stampOf(user) !== step.stamp) throw ended();
  return { step, user };
}

/** Of those who finish it at the same moment one does. @throws Refusal invalid at `token` for the others */
export async function useUpStep(db: Knex, { id }: SignInStepModel): Promise<void> {
  if ((await SignInStepModel.query(db).deleteById(id)) !== 1) throw ended();
}

/** A passkey is asked for in a sign-in whose password was right. The sign-in itself ends when it would have. */
export async function askInStep(db: Knex, { id, expiresAt }: SignInStepModel, challenge: string): Promise<void> {
  const challengeEnds = nowIso(challengeMs);
  const soonest = expiresAt < challengeEnds ? expiresAt : challengeEnds;
  await SignInStepModel.query(db).findById(id).patch({ challenge, expiresAt: soonest });
}

/** The challenge is taken, once: whatever comes of it, it is not asked again. */
export async function takeChallenge(db: Knex, { id, kind, challenge }: SignInStepModel): Promise<string> {
  const taken =
    kind === "password"
      ? await SignInStepModel.query(db).findById(id).where({ challenge }).patch({ challenge: "" })
      : await SignInStepModel.query(db).deleteById(id);
  if (taken !== 1 || challenge === "") throw ended();
  return challenge;
}
