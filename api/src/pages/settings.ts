import { messages, nowIso } from "@estudio/contract";
import {
  contentChanged,
  hasSecondFactor,
  keepVersion,
  SettingsModel,
  transaction,
  writeAudit,
} from "@estudio/database";
import { requireRecentSignIn } from "../auth/recentSignIn";
import type { Deps } from "../deps";
import { invalid } from "../errors";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged, listRows } from "../lists/records";
import { limitSessions } from "../sessions/openSessions";
import { guardedChanges, queueSettingsNotice } from "./settingsNotice";

export function settingsHandlers({
  db,
  state,
  outbox,
}: Deps): Pick<Handlers, "listSettings" | "readSettings" | "updateSettings"> {
  return {
    listSettings: ({ list }) => listRows(SettingsModel, db, list),
    readSettings: ({ params }) => findRow(SettingsModel, db, params.id),
    updateSettings: async ({ ctx, params, body, user, version }) => {
      const saved = await transaction(db, async (trx) => {
        const stored = await findRow(SettingsModel, trx, params.id, { lock: true });
        checkVersion(stored, version);
        if (isUnchanged(stored, body)) return stored;
        if (body.requireSecondFactor !== undefined && body.requireSecondFactor !== stored.requireSecondFactor) {
          requireRecentSignIn(ctx);
          if (body.requireSecondFactor && !(await hasSecondFactor(trx, user.id)))
            throw invalid({ requireSecondFactor: messages.ownFactorFirst });
        }
        const guarded = guardedChanges(stored, body);
        if (guarded.length > 0) {
          requireRecentSignIn(ctx);
          if (outbox.enabled) await queueSettingsNotice(trx, stored, guarded, user.name);
        }
        const patch = {
          ...body,
          updatedAt: nowIso(),
          updatedBy: user.name,
          version: stored.version + 1,
        };
        const after = await SettingsModel.query(trx).patchAndFetchById(stored.id, patch);
        await limitSessions(trx, after);
        const changed = changedFields(stored, after);
        if (changed.length > 0) await writeAudit(trx, "settingsChanged", user, changed.join(", "));
        await keepVersion(trx, "settings", { before: stored, after, who: user });
        await contentChanged(trx, { what: "Ajustes", who: user.name });
        return after;
      });
      await state.refresh();
      outbox.announce();
      return saved;
    },
  };
}

const bookkeeping = ["updatedAt", "updatedBy", "version"];

function changedFields(before: SettingsModel, after: SettingsModel): string[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !bookkeeping.includes(name) && value !== was.get(name))
    .map(([name]) => name);
}
