import { messages, nowIso } from "@estudio/contract";
import { SessionModel } from "@estudio/database";
import { requireCurrentPassword } from "../auth/passwords";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Handlers } from "../http/handlers";
import { sessionId } from "../sessions/sessionKey";
import { takeCode } from "./codes";
import { createAuthenticationOptions, relyingPartyOf, verifySignature } from "./passkeys";
import { beginStep, openStep, takeChallenge } from "./steps";

type ConfirmationHandlers = Pick<Handlers, "startConfirmation" | "confirmIdentity">;

/** Confirm during a session that its user is still present. It counts as a recent sign-in for 15 minutes. */
export function confirmationHandlers({ db, env, limits, secrets }: Deps): ConfirmationHandlers {
  return {
    startConfirmation: async ({ ctx, user }) => {
      const options = await createAuthenticationOptions(db, relyingPartyOf(ctx, env.SITE_URL), user.id);
      return { token: await beginStep(db, "confirm", user, options.challenge), options };
    },
    confirmIdentity: async ({ ctx, user, body }) => {
      const { password, code, passkey } = body;
      if ([password, code, passkey].filter((one) => one !== undefined).length !== 1)
        throw invalid({ "": messages.confirmWith });
      if (password !== undefined) await requireCurrentPassword(limits, user, password, "password");
      if (code !== undefined) {
        await limits.requireWithBackoff("secondSteps", String(user.id));
        if (!(await takeCode(db, secrets, user.id, code))) throw invalid({ code: messages.codeWrong });
        await limits.forget("secondSteps", String(user.id));
      }
      if (passkey) {
        const { step } = await openStep(db, passkey.token, ["confirm"]);
        if (step.userId !== user.id) throw invalid({ token: messages.stepEnded });
        const challenge = await takeChallenge(db, step);
        await verifySignature(db, relyingPartyOf(ctx, env.SITE_URL), challenge, passkey.credential, user.id);
      }
      // A patch, so that a session that ended meanwhile is not created again.
      await SessionModel.query(db).findById(sessionId(ctx)).patch({ confirmedAt: nowIso() });
      return { success: true };
    },
  };
}
