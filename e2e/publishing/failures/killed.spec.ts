import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Build, builderPid, type Desk, expect, releasesFolder, rounds, test } from "../support";
import { Visitors } from "../visitors";

const phases: Build["phase"][] = ["waiting", "fetching", "building", "checking", "switching", "done"];

/**
 * The phase in which the builder is killed, at a random moment within these milliseconds after its beginning.
 * Without `withinMs` it is killed just after the symbolic link has changed, before the receipt is written.
 */
const all: { phase: Build["phase"]; withinMs?: number }[] = [
  { phase: "waiting", withinMs: 0 },
  { phase: "checking", withinMs: 40 },
  { phase: "fetching", withinMs: 100 },
  { phase: "building", withinMs: 100 },
  { phase: "switching" },
];
const inShort: Build["phase"][] = ["waiting", "building", "switching"];
/** A kill takes most of a minute: `npm test` has three of them, `npm run test:publish` one in every phase. */
const moments =
  process.env.PUBLISH_LONG || process.env.PUBLISH_SOAK ? all : all.filter(({ phase }) => inShort.includes(phase));
/** Only in the soak, because it takes another build. */
const whileCopying = { phase: "switching", withinMs: 50 } as const;
/** One series of kills. `npm run soak:publish` runs seventeen series of six: 102 kills. */
const series = rounds(1, 17);
if (series > 1) moments.splice(-1, 0, whileCopying);
/** A kill while the change waits, or after the switch, interrupts no build. */
const interrupted = moments
  .filter(({ phase, withinMs }) => phase !== "waiting" && withinMs !== undefined)
  .map(({ phase }) => phase);

test("serves visitors without interruption while the builder is killed, and publishes the last save", async ({
  desk,
}) => {
  test.setTimeout(series * 15 * 60_000);
  const project = await desk.project();
  const address = `/proyecto/${project.slug}`;
  const { phone } = await desk.call<{ phone: string }>("GET", "/api/admin/settings/1");
  await desk.published();
  const marks: string[] = [];
  const save = () => desk.change(project, (mark) => marks.push(mark));
  const visitors = new Visitors([address, "/", "/ca/portfolio", "/en/blog"], 20).reading(address, marks);
  for (let one = 1; one <= series; one++) {
    const before = (await desk.newest()).id;
    for (const moment of moments) await killAt(desk, moment, save);
    const last = await desk.published();
    await desk.verified();
    expect((await desk.page(address)).html).toContain(marks.at(-1));
    const killed = (await desk.builds())
      .filter(({ id, message }) => id > before && message.includes("se detuvo a mitad"))
      .reverse();
    expect(killed.map(({ phase }) => phase)).toEqual(interrupted);
    console.log(
      `${one}/${series}: killed while ${moments.map(({ phase }) => phase).join(", ")}, ${visitors.asked} visits; then: ${last.log}`,
    );
  }
  const halfMade = () => readdirSync(releasesFolder()).filter((name) => name.startsWith("."));
  await expect.poll(halfMade).toEqual([]);
  expect(await visitors.end()).toEqual([]);
  expect(visitors.asked).toBeGreaterThan(200);
  await desk.call("PUT", "/api/admin/settings/1", { phone });
  await desk.published();
});

/**
 * Save, and kill the builder in that phase.
 * It is stopped first, so that the phase can be read. If the phase has passed, the builder continues and the next
 * save is tried.
 */
async function killAt(desk: Desk, { phase, withinMs }: (typeof moments)[number], save: () => Promise<string>) {
  for (let attempt = 1; attempt <= 60; attempt++) {
    const turned = withinMs === undefined ? linkTurned() : undefined;
    await saveWhileStopped(desk, save, phase !== "waiting");
    // Each attempt waits less than the one before, which came too late.
    await (turned ?? reached(desk, phase, (Math.random() * (withinMs ?? 0)) / attempt));
    const pid = builderPid();
    if (!pid) continue;
    process.kill(pid, "SIGSTOP");
    // A builder stopped inside a transaction of the embedded database blocks every writer. The API answers 503, and
    // the next attempt follows.
    const build = await underWay(desk).catch(() => undefined);
    const isThere = withinMs === undefined || build?.phase === phase;
    process.kill(pid, isThere ? "SIGKILL" : "SIGCONT");
    if (!isThere) {
      await desk.published();
      continue;
    }
    while (!builderPid() || builderPid() === pid) await pause(50);
    const isBuried = async () => phase === "waiting" || !build || (await underWay(desk))?.id !== build.id;
    await expect.poll(isBuried, { timeout: 5 * 60_000 }).toBe(true);
    return;
  }
  throw new Error(`The builder could not be killed while ${phase}`);
}

let telephone = 0;

/**
 * Save while the builder is stopped: the project, and the phone that every page shows, so that each phase takes a
 * while.
 */
async function saveWhileStopped(desk: Desk, save: () => Promise<string>, thenContinue: boolean): Promise<void> {
  const pid = builderPid();
  if (pid) process.kill(pid, "SIGSTOP");
  await desk.call("PUT", "/api/admin/settings/1", { phone: `+34 910 000 0${10 + (telephone++ % 80)}` });
  await save();
  if (pid && thenContinue) process.kill(pid, "SIGCONT");
}

/** Return the running build, or the queued one, which may also be a repetition after a kill. */
async function underWay(desk: Desk): Promise<Build | undefined> {
  const builds = await desk.builds();
  return builds.find(({ status }) => status === "running") ?? builds.find(({ status }) => status === "queued");
}

async function reached(desk: Desk, phase: Build["phase"], afterMs: number): Promise<void> {
  for (;;) {
    const build = await underWay(desk);
    if (!build || phases.indexOf(build.phase) >= phases.indexOf(phase)) break;
    await pause(1);
  }
  await pause(afterMs);
}

/** Resolve when the symbolic link changes: visitors get the new release from then on. */
function linkTurned(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(join(releasesFolder(), ".."), (_, name) => {
      if (name !== "current") return;
      watcher.close();
      resolve();
    });
  });
}
