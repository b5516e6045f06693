import { queueAccountNotice, takeSecondFactor, transaction, UserModel, writeAudit } from "@estudio/database";
import { withInvitation } from "../accounts/invitations";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Handlers } from "../http/handlers";
import { findRow } from "../lists/records";
import { endSessions } from "../sessions/session";
import { sessionId } from "../sessions/sessionKey";

/** Let an owner remove the second factor of a user who has lost everything. The password is then enough. */
export function factorRemovalHandlers({ db, outbox }: Deps): Pick<Handlers, "takeSecondFactor"> {
  return {
    takeSecondFactor: async ({ ctx, user: by, params }) => {
      const user = await transaction(db, async (trx) => {
        const of = await findRow(UserModel, trx, params.id);
        if (!(await takeSecondFactor(trx, of.id)))
          throw invalid({ "": `${of.name} no tiene verificación en dos pasos` });
        await endSessions(trx, of.id, by.id === of.id ? sessionId(ctx) : undefined);
        await writeAudit(trx, "secondFactorTaken", by, of.name);
        if (outbox.enabled)
          await queueAccountNotice(trx, of.id, "factorRemoved", "todo lo que se te pedía además de la contraseña");
        return of;
      });
      outbox.announce();
      return withInvitation(db, user);
    },
  };
}
