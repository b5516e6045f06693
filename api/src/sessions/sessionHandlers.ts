import { SessionModel, transaction, UserModel, writeAudit } from "@estudio/database";
import type { Context } from "koa";
import type { Deps } from "../deps";
import { notFound } from "../errors";
import type { Handlers } from "../http/handlers";
import { findRow } from "../lists/records";
import { endSessionInMemory } from "./inMemorySessions";
import { findSession, listSessions } from "./openSessions";
import { endSessions } from "./session";
import { sessionId } from "./sessionKey";

type SessionHandlers = Pick<
  Handlers,
  "listOwnSessions" | "endOtherSessions" | "endOwnSession" | "listUserSessions" | "endUserSessions" | "endUserSession"
>;
type End = { ctx: Context; by: UserModel; of: UserModel };

/** List and end open sessions: the user's own, or for owners those of any user. */
export function sessionHandlers({ db }: Deps): SessionHandlers {
  const userOf = (id: number) => findRow(UserModel, db, id);
  const endOne = async ({ ctx, by, of }: End, key: string) => {
    const found = await findSession(ctx, db, of.id, key);
    if (!found) throw notFound("Esa sesión ya no está abierta");
    await transaction(db, async (trx) => {
      endSessionInMemory(key);
      await SessionModel.query(trx).deleteById(key);
      await writeAudit(trx, "sessionsEnded", by, `${of.name}: ${found.device}`);
    });
    return found;
  };
  const endAll = async ({ ctx, by, of }: End) => {
    await transaction(db, async (trx) => {
      await endSessions(trx, of.id, sessionId(ctx));
      await writeAudit(trx, "sessionsEnded", by, of.name);
    });
    return listSessions(ctx, db, of.id);
  };
  return {
    listOwnSessions: ({ ctx, user }) => listSessions(ctx, db, user.id),
    endOtherSessions: ({ ctx, user }) => endAll({ ctx, by: user, of: user }),
    endOwnSession: ({ ctx, user, params }) => endOne({ ctx, by: user, of: user }, params.key),
    listUserSessions: async ({ ctx, params }) => listSessions(ctx, db, (await userOf(params.id)).id),
    endUserSessions: async ({ ctx, user, params }) => endAll({ ctx, by: user, of: await userOf(params.id) }),
    endUserSession: async ({ ctx, user, params }) => endOne({ ctx, by: user, of: await userOf(params.id) }, params.key),
  };
}
