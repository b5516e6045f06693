import { contentChanged, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

/**
 * Record whether mail can be sent, and publish the site if that has changed.
 * @returns whether it has changed
 */
export async function recordMailState(db: Knex, sendsMail: boolean): Promise<boolean> {
  const settings = await SettingsModel.query(db).findById(1);
  if (!settings || settings.sendsMail === sendsMail) return false;
  await transaction(db, async (trx) => {
    await SettingsModel.query(trx).findById(1).patch({ sendsMail });
    await contentChanged(trx, { what: "Ajustes: correo de la web", who: "Programación" });
  });
  return true;
}
