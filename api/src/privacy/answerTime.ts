import { currentTime, dayMs } from "@estudio/contract";
import { ContactModel, contentChanged, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

const hourMs = 60 * 60 * 1000;
const measuredDays = 90;
/** Minimum answered enquiries for a figure. */
const minAnswered = 5;

/**
 * Return the average hours to an answer over the enquiries of the last 90 days, weekends included. Open enquiries count
 * with the hours so far, and the result is rounded up, so that the site never shows a better figure than the truth.
 * @returns undefined with too few answers
 */
export async function measuredAnswerHours(db: Knex, now = currentTime().getTime()): Promise<number | undefined> {
  const rows = await ContactModel.query(db)
    .select("createdAt", "answeredAt")
    .where({ doubtful: false })
    .where("createdAt", ">=", new Date(now - measuredDays * dayMs).toISOString());
  if (rows.filter(({ answeredAt }) => answeredAt).length < minAnswered) return undefined;
  const hours = rows.map(({ createdAt, answeredAt }) => {
    const until = answeredAt ? Date.parse(answeredAt) : now;
    return (until - Date.parse(createdAt)) / hourMs;
  });
  return Math.max(1, Math.ceil(hours.reduce((sum, one) => sum + one, 0) / hours.length));
}

/** Store the measured hours in the settings, if shown and changed, and publish. Return whether they changed. */
export async function updateAnswerTime(db: Knex): Promise<boolean> {
  const settings = await SettingsModel.query(db).findById(1);
  if (!settings) return false;
  const measured = settings.showAnswerTime ? ((await measuredAnswerHours(db)) ?? null) : null;
  if (measured === settings.measuredHours) return false;
  await transaction(db, async (trx) => {
    await SettingsModel.query(trx).findById(1).patch({ measuredHours: measured });
    await contentChanged(trx, { what: "Ajustes: tiempo de respuesta medido", who: "Programación" });
  });
  return true;
}
