import { messages } from "@estudio/contract";
import { passwordMatches, UserModel } from "@estudio/database";
import type { Deps } from "../deps";
import { invalid, Refusal } from "../errors";
import type { Handlers } from "../handlers";
import { changePassword, requireGoodPassword } from "../passwords";
import { restamp, sessionKey, signIn, signOut } from "../session";

type AuthHandlers = Pick<Handlers, "login" | "readSession" | "updateOwnProfile" | "updateOwnPassword" | "logout">;

const sessionOf = ({ id, name, email, role }: UserModel) => ({
  success: true as const,
  user: { id, name, email, role },
});

export function authHandlers({ db, env, limits }: Deps): AuthHandlers {
  return {
    login: async ({ ctx, body }) => {
      const account = `${body.email.toLowerCase()}|${ctx.ip}`;
      // Counted before the password is looked at: many guesses at once cannot pass together.
      await limits.require("signInPerAccount", account);
      await limits.require("signInPerAddress", ctx.ip);
      const user = await UserModel.query(db).findOne({ email: body.email.toLowerCase() });
      const matches = await passwordMatches(body.password, user?.password ?? unknownUserHash);
      if (!user?.isActive || !matches) throw new Refusal("credentials", "Credenciales incorrectas", { success: false });
      await limits.forget("signInPerAccount", account);
      await limits.giveBack("signInPerAddress", ctx.ip);
      await signIn(ctx, db, user);
      return sessionOf(user);
    },
    readSession: async ({ user }) => sessionOf(user),
    updateOwnProfile: async ({ user, body }) => {
      const updatedAt = new Date().toISOString();
      return sessionOf(
        await UserModel.query(db).patchAndFetchById(user.id, { ...body, updatedAt, version: user.version + 1 }),
      );
    },
    updateOwnPassword: async ({ ctx, user, body }) => {
      await limits.require("ownPassword", String(user.id));
      if (!(await passwordMatches(body.current, user.password))) throw invalid({ current: messages.currentPassword });
      requireGoodPassword(body.password, env);
      await limits.forget("ownPassword", String(user.id));
      restamp(ctx, await changePassword(db, user.id, body.password, sessionKey(ctx)));
      return sessionOf(user);
    },
    logout: async ({ ctx }) => {
      signOut(ctx);
      return { success: true };
    },
  };
}

/** Compared when there is no such user, so that the answer takes as long. */
const unknownUserHash = "$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZrTyGZ2j0mYz0P7m0Q8yQm1oQz1Q0a";
