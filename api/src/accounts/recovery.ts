import { canonicalEmail, pause } from "@estudio/contract";
import {
  givePassword,
  hashPassword,
  PasskeyModel,
  putInOutbox,
  queueAccountNotice,
  stranger,
  transaction,
  UserModel,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { requireGoodPassword } from "../auth/passwords";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { requireMail } from "../mail/requireMail";
import { consumeLink, openLink } from "./links";

type RecoveryHandlers = Pick<Handlers, "readSignInHelp" | "forgetPassword" | "readLink" | "choosePassword">;

/** Longer than the writing takes, so that the duration does not reveal whether an account exists. */
const minAnswerMs = 500;

export function recoveryHandlers({ db, env, limits, outbox }: Deps): RecoveryHandlers {
  return {
    readSignInHelp: async () => ({
      mail: outbox.enabled,
      passwordMinimum: env.PASSWORD_MIN_LENGTH,
      ...((await PasskeyModel.query(db).first()) && { passkeys: true as const }),
    }),
    forgetPassword: async ({ body }) => {
      requireMail(outbox);
      const email = canonicalEmail(body.email);
      await limits.require("passwordLinks", email);
      await Promise.all([transaction(db, (trx) => queueLinkMail(trx, email)), pause(minAnswerMs)]);
      outbox.announce();
      return { success: true };
    },
    readLink: async ({ body }) => {
      const { kind, user } = await openLink(db, body.token);
      return { kind, name: user.name, email: user.email };
    },
    choosePassword: async ({ body }) => {
      const { kind, user } = await openLink(db, body.token);
      await requireGoodPassword({ db, env }, body.password, user);
      const hash = await hashPassword(body.password);
      await transaction(db, async (trx) => {
        await consumeLink(trx, body.token);
        await givePassword(trx, user.id, hash);
        await writeAudit(trx, kind === "invitation" ? "invitationAccepted" : "passwordChanged", user, user.name);
        if (kind === "reset" && outbox.enabled) await queueAccountNotice(trx, user.id, "passwordChanged");
      });
      outbox.announce();
      // Failed attempts at the old password do not count against the new one.
      await limits.forget("signInsPerAccount", user.email);
      return { kind, name: user.name, email: user.email };
    },
  };
}

/**
 * Put the mail in the outbox if there is an account. A person who never chose a password gets the invitation again.
 */
async function queueLinkMail(trx: Knex.Transaction, email: string): Promise<void> {
  const user = await UserModel.query(trx).findOne({ email, isActive: true });
  await writeAudit(trx, "passwordForgotten", user ?? stranger);
  if (user) await putInOutbox(trx, { userId: user.id }, [user.invitedAt ? "invitation" : "reset"]);
}
