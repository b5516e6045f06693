import { canonicalEmail, nowIso } from "@estudio/contract";
import { passwordMatches, stranger, transaction, UserModel, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import { Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { findRow } from "../lists/records";
import { requireSecondStep } from "../secondFactor/signingIn";
import { ignoreDiskFull } from "../sessions/inMemorySessions";
import { knownBrowser } from "../sessions/knownBrowser";
import { renewSession, signOut } from "../sessions/session";
import { sessionId } from "../sessions/sessionKey";
import { completeSignIn, refundSignIn, sessionOf } from "./completeSignIn";
import { lockOwners, renameInRecords, requireUniqueName } from "./names";
import { changePassword, requireCurrentPassword, requireGoodPassword } from "./passwords";

type AuthHandlers = Pick<Handlers, "login" | "readSession" | "updateOwnProfile" | "updateOwnPassword" | "logout">;

export function authHandlers(deps: Deps): AuthHandlers {
  const { db, limits } = deps;
  return {
    login: async ({ ctx, body }) => {
      const email = canonicalEmail(body.email);
      const user = await UserModel.query(db).findOne({ email });
      const known = knownBrowser(ctx);
      // The user's known browser bypasses the account's limit, so that strangers who guess cannot lock the user out.
      const isKnown = known !== undefined && known.userId === user?.id;
      // Count before comparing the password, so that simultaneous guesses cannot all pass.
      if (!isKnown) await limits.requireWithBackoff("signInsPerAccount", email);
      const matches = await passwordMatches(body.password, user?.password || unknownUserHash);
      if (!user?.isActive || !matches) {
        await writeAudit(db, "signInFailed", user ?? stranger).catch(ignoreDiskFull);
        throw new Refusal("credentials", "Credenciales incorrectas", { success: false });
      }
      if (!isKnown) await limits.forget("signInsPerAccount", email);
      await deps.reserve.use();
      await requireSecondStep(deps, user).catch(async (refusal) => {
        await refundSignIn(ctx, limits);
        throw refusal;
      });
      return completeSignIn(ctx, deps, user);
    },
    readSession: async ({ user }) => sessionOf(db, user),
    updateOwnProfile: async ({ user, body }) =>
      sessionOf(db, await transaction(db, (trx) => rename(trx, user.id, body.name))),
    updateOwnPassword: async ({ ctx, user, body }) => {
      await requireCurrentPassword(limits, user, body.current);
      await requireGoodPassword(deps, body.password, user);
      const changed = await changePassword(deps, { of: user, by: user, password: body.password }, sessionId(ctx));
      await renewSession(ctx, changed);
      return sessionOf(db, changed);
    },
    logout: async ({ ctx }) => {
      signOut(ctx);
      return { success: true };
    },
  };
}

async function rename(trx: Knex.Transaction, id: number, name: string): Promise<UserModel> {
  await lockOwners(trx);
  const before = await findRow(UserModel, trx, id, { lock: true });
  if (before.name === name) return before;
  await requireUniqueName(trx, before, name);
  await renameInRecords(trx, before, name);
  await writeAudit(trx, "renamed", before, `${before.name} → ${name}`);
  const updatedAt = nowIso();
  return UserModel.query(trx).patchAndFetchById(id, { name, updatedAt, version: before.version + 1 });
}

/** Compared for unknown users and users without a password, so that the response time does not reveal them. */
const unknownUserHash = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZrTyGZ2j0mYz0P7m0Q8yQm1oQz1Q0a";
