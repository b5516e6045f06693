import { currentTime, dayMs } from "@estudio/contract";
import { ContactModel, contentChanged, SettingsModel, transaction } from "@estudio/database";
import type { Knex } from "knex";

const hourMs = 60 * 60 * 1000;
const measuredDays = 90;
/** Of fewer nothing is said. */
const fewest = 5;

/**
 * The hours an answer took on average, of the last 90 days' enquiries, weekends included. Who still waits counts with the hours so
 * far, and the sum is rounded up: the site never says a better figure than what was.
 * @returns undefined while there are too few to tell
 */
export async function measuredAnswerHours(db: Knex, now = currentTime().getTime()): Promise<number | undefined> {
  const rows = await ContactModel.query(db)
    .select("createdAt", "answeredAt")
    .where({ doubtful: false })
    .where("createdAt", ">=", new Date(now - measuredDays * dayMs).toISOString());
  if (rows.filter(({ answeredAt }) => answeredAt).length < fewest) return undefined;
  const hours = rows.map(({ createdAt, answeredAt }) => {
    const until = answeredAt ? Date.parse(answeredAt) : now;
    return (until - Date.parse(createdAt)) / hourMs;
  });
  return Math.max(1, Math.ceil(hours.reduce((sum, one) => sum + one, 0) / hours.length));
}

/** Puts the figure into the settings when it is another one, where the studio shows it; the site is published with it. @returns whether */
export async function keepAnswerTime(db: Knex): Promise<boolean> {
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
