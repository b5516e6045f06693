import { dayMs, monotonicMs, pause } from "@estudio/contract";
import { playCalendar } from "./calendar";
import type { Stage } from "./stage";

const [minuteMs, hourMs] = [60_000, 3_600_000];
const restartEveryDays = 20;

/** @param bootMs how far the clock is off when the product starts */
export type Case = { name: string; title: string; bootMs?: number; play: (stage: Stage) => Promise<void> };

const start = (name: string, title: string, days: number): Case => ({
  name,
  title,
  bootMs: days * dayMs,
  play: (stage) => playWrongStart(stage, -days * dayMs),
});
const step = (name: string, title: string, ms: number): Case => ({
  name,
  title,
  play: (stage) => playStep(stage, ms),
});

export const cases: Case[] = [
  start("ahead", "Started 400 days ahead", 400),
  start("behind", "Started 400 days behind", -400),
  step("back10m", "Step of −10 minutes under load", -10 * minuteMs),
  step("back1h", "Step of −1 hour under load", -hourMs),
  step("back1d", "Step of −1 day under load", -dayMs),
  step("on400d", "Step of +400 days under load", 400 * dayMs),
  { name: "asleep", title: "Three days asleep", play: playSleep },
  { name: "calendar", title: "New Year, both clock changes of 2027, 29 February 2028", play: playCalendar },
  { name: "daily", title: "60 days of daily use", play: (stage) => playDays(stage, 60) },
];

/** Housekeeping runs at the start, the watch over the clock a minute later: everything was erased within 75 seconds. */
async function playWrongStart(stage: Stage, rightMs: number): Promise<void> {
  const { product, studio } = stage;
  await stage.untilSaid(true);
  await studio.workFor(5000);
  await stage.published();
  await product.backup();
  await pause(75_000);
  await product.stop();
  product.clock.step(rightMs);
  await product.start();
  await stage.untilSaid(false);
  await studio.workFor(3000);
  await stage.published();
}

async function playStep(stage: Stage, ms: number): Promise<void> {
  const { product, studio } = stage;
  const working = studio.workFor(15_000);
  await pause(5000);
  product.clock.step(ms);
  await working;
  await stage.published();
  await stage.untilSaid(true);
  await product.backup();
  await stage.putRight(-ms);
}

/** After the owner's word what has expired is erased: the deleted enquiry rests for a day. */
async function playSleep(stage: Stage): Promise<void> {
  const { product, studio } = stage;
  await studio.workFor(5000);
  await product.sleep(3 * dayMs);
  await studio.workFor(5000);
  await stage.published();
  await stage.untilSaid(true);
  await product.backup();
  await studio.confirmClock();
  await product.restart();
  await stage.untilSaid(false);
}

/** Each day one enquiry, one save and its publication, a night asleep, and the backup of that night. */
async function playDays(stage: Stage, days: number): Promise<void> {
  const { product, studio } = stage;
  const began = monotonicMs();
  for (let day = 1; day <= days; day++) {
    await studio.ask();
    await studio.save();
    await stage.published();
    await product.sleep(dayMs);
    await product.backup();
    if (day % restartEveryDays === 0) await product.restart();
  }
  await stage.untilSaid(false);
  stage.notes.push(`${days} days in ${Math.round((monotonicMs() - began) / 1000)} s`);
}
