import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Build, builderPid, type Desk, expect, releasesFolder, rounds, test } from "./support";
import { Visitors } from "./visitors";

const phases: Build["phase"][] = ["waiting", "fetching", "building", "checking", "switching", "done"];

/**
 * The phase in which the builder is killed: at a random moment within so many milliseconds after its beginning, or just
 * after the link to the served release has changed, when the receipt does not know yet.
 */
const all: { phase: Build["phase"]; withinMs?: number }[] = [
  { phase: "waiting", withinMs: 0 },
  { phase: "checking", withinMs: 40 },
  { phase: "fetching", withinMs: 100 },
  { phase: "building", withinMs: 100 },
  { phase: "switching" },
];
const inShort: Build["phase"][] = ["waiting", "building", "switching"];
/** A kill costs most of a minute: `npm test` has three of them, `npm run test:publish` one in every phase. */
const moments =
  process.env.PUBLISH_LONG || process.env.PUBLISH_SOAK ? all : all.filter(({ phase }) => inShort.includes(phase));
/** In the soak also while the release is copied: it costs another build. */
const whileCopying = { phase: "switching", withinMs: 50 } as const;
/** One series of kills; `npm run soak:publish` plays seventeen series of six: 102 kills. */
const series = rounds(1, 17);
if (series > 1) moments.splice(-1, 0, whileCopying);
/** Killed while the change waits, or when visitors get the new release already, no build is interrupted. */
const interrupted = moments
  .filter(({ phase, withinMs }) => phase !== "waiting" && withinMs !== undefined)
  .map(({ phase }) => phase);

test("the builder is killed at its work: no visitor notices, and the last save is what comes out", async ({ desk }) => {
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
 * Save, and kill the builder in that phase. It is stopped first, so that the phase can be read: a builder that is past it
 * goes on to its end, and the next save is tried.
 */
async function killAt(desk: Desk, { phase, withinMs }: (typeof moments)[number], save: () => Promise<string>) {
  for (let attempt = 1; attempt <= 60; attempt++) {
    const turned = withinMs === undefined ? linkTurned() : undefined;
    await saveWhileStopped(desk, save, phase !== "waiting");
    // After an attempt that came too late the next one comes earlier.
    await (turned ?? reached(desk, phase, (Math.random() * (withinMs ?? 0)) / attempt));
    const pid = builderPid();
    if (!pid) continue;
    process.kill(pid, "SIGSTOP");
    // Stopped inside a transaction of the embedded database it blocks every writer: the API answers 503, and it is tried again.
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

/** Save while the builder is stopped: something that every page shows, so that each phase takes a while, and the project. */
async function saveWhileStopped(desk: Desk, save: () => Promise<string>, thenContinue: boolean): Promise<void> {
  const pid = builderPid();
  if (pid) process.kill(pid, "SIGSTOP");
  await desk.call("PUT", "/api/admin/settings/1", { phone: `+34 910 000 0${10 + (telephone++ % 80)}` });
  await save();
  if (pid && thenContinue) process.kill(pid, "SIGCONT");
}

/** The build that runs, else the one that waits: also one that another kill has made necessary. */
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

/** From that moment on visitors get the new release. */
function linkTurned(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(join(releasesFolder(), ".."), (_, name) => {
      if (name !== "current") return;
      watcher.close();
      resolve();
    });
  });
}
