import { messages, type SecondStepWay } from "@estudio/contract";
import { OneTimeCodesModel, PasskeyModel, transaction, UserModel, writeAudit } from "@estudio/database";
import type { Context } from "koa";
import { completeSignIn } from "../auth/completeSignIn";
import type { Deps } from "../deps";
import { invalid, Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { knownBrowser } from "../sessions/knownBrowser";
import { isCode, takeCode } from "./codes";
import { createAuthenticationOptions, relyingPartyOf, verifySignature } from "./passkeys";
import { recoveryLeft, takeRecoveryCode } from "./recoveryCodes";
import { beginStep, openStep, storeChallenge, takeChallenge, useUpStep } from "./steps";

type SigningInHandlers = Pick<Handlers, "signInWithCode" | "startPasskeySignIn" | "signInWithPasskey">;

/**
 * The second step of a sign-in, and the sign-in with a passkey alone. No session exists until every check has passed.
 */
export function signingInHandlers(deps: Deps): SigningInHandlers {
  const { db, env, limits, secrets } = deps;
  return {
    signInWithCode: async ({ ctx, body }) => {
      const { step, user } = await openStep(db, body.token, ["password"]);
      if (!user) throw invalid({ token: messages.stepEnded });
      await requireFewTries(ctx, deps, user);
      const right = await transaction(db, async (trx) => {
        const isRight = isCode(body.code)
          ? await takeCode(trx, secrets, user.id, body.code)
          : await takeRecoveryCode(trx, user.id, body.code);
        if (!isRight) return false;
        await useUpStep(trx, step);
        if (!isCode(body.code))
          await writeAudit(trx, "recoveryCodeUsed", user, `quedan ${await recoveryLeft(trx, user.id)}`);
        return true;
      });
      if (!right) {
        await writeAudit(db, "secondStepFailed", user);
        throw invalid({ code: messages.codeWrong });
      }
      await limits.forget("secondSteps", String(user.id));
      return completeSignIn(ctx, deps, user);
    },
    startPasskeySignIn: async ({ ctx, body }) => {
      const party = relyingPartyOf(ctx, env.SITE_URL);
      if (body.token === undefined) {
        const options = await createAuthenticationOptions(db, party);
        return { token: await beginStep(db, "passkey", undefined, options.challenge), options };
      }
      const { step, user } = await openStep(db, body.token, ["password"]);
      const options = await createAuthenticationOptions(db, party, user?.id);
      await storeChallenge(db, step, options.challenge);
      return { token: body.token, options };
    },
    signInWithPasskey: async ({ ctx, body }) => {
      const { step, user: expected } = await openStep(db, body.token, ["password", "passkey"]);
      if (expected) await requireFewTries(ctx, deps, expected);
      const challenge = await takeChallenge(db, step);
      const party = relyingPartyOf(ctx, env.SITE_URL);
      const found = await verifySignature(db, party, challenge, body.credential, expected?.id).catch(async (error) => {
        if (expected) await writeAudit(db, "secondStepFailed", expected);
        throw error;
      });
      if (expected) await useUpStep(db, step);
      const user = await UserModel.query(db).findById(found.userId);
      if (!user?.isActive) throw invalid({ credential: messages.passkeyWrong });
      await limits.forget("secondSteps", String(user.id));
      return completeSignIn(ctx, deps, user);
    },
  };
}

/** Limit guesses of six digits: ten in 15 minutes, then growing pauses. The user's known browser is exempt. */
async function requireFewTries(ctx: Context, { limits }: Deps, user: UserModel): Promise<void> {
  if (knownBrowser(ctx)?.userId !== user.id) await limits.requireWithBackoff("secondSteps", String(user.id));
}

/**
 * Require the second step, if the user has one. Call after the password was right.
 * @throws Refusal `second_factor` with the possible ways and the token of this sign-in
 */
export async function requireSecondStep({ db }: Deps, user: UserModel): Promise<void> {
  const codes = await OneTimeCodesModel.query(db).findById(user.id).whereNotNull("enabledAt");
  const passkeys = await PasskeyModel.query(db).where({ userId: user.id }).resultSize();
  if (!codes && passkeys === 0) return;
  const ways: SecondStepWay[] = [
    ...(passkeys > 0 ? (["passkey"] as const) : []),
    ...(codes ? (["code"] as const) : []),
    ...((await recoveryLeft(db, user.id)) > 0 ? (["recovery"] as const) : []),
  ];
  const secondStep = { token: await beginStep(db, "password", user), ways };
  throw new Refusal("second_factor", "Falta el segundo paso", { success: false, secondStep });
}
