import { readdirSync } from "node:fs";
import { type Build, builderPid, type Desk, expect, pause, releasesFolder, rounds, test, Visitors } from "./support";

const phases: Build["phase"][] = ["waiting", "fetching", "building", "checking", "switching", "done"];

/**
 * The phase in which the builder is killed, and how long after its beginning at the latest, in milliseconds. The phase
 * that costs most comes last: killed in the middle of it, the next build begins from nothing.
 */
const moments = [
  ["waiting", 1500],
  ["fetching", 100],
  ["checking", 250],
  ["switching", 80],
  ["building", 4000],
] as const;

/** One kill in each phase; `npm run soak:publish` plays twenty series of them. */
const series = rounds(1, 20);

test("the builder is killed in every phase of its work: no visitor notices, and the last save is what comes out", async ({
  desk,
}) => {
  test.setTimeout(series * 8 * 60_000);
  const project = await desk.project();
  const address = `/proyecto/${project.slug}`;
  await desk.published();
  const marks: string[] = [];
  const visitors = new Visitors([address, "/", "/ca/portfolio", "/en/blog"], 20).reading(address, marks);
  for (let one = 1; one <= series; one++) {
    const before = (await desk.newest()).id;
    for (const [phase, withinMs] of moments) {
      await desk.change(project, (mark) => marks.push(mark));
      await killIn(desk, phase, Math.random() * withinMs);
    }
    const last = await desk.settled();
    expect(last).toMatchObject({ status: "succeeded" });
    await desk.verified();
    expect((await desk.page(address)).html).toContain(marks.at(-1));
    const killed = (await desk.builds()).filter(
      ({ id, message }) => id > before && message.includes("se detuvo a mitad"),
    );
    console.log(`${one}/${series}: killed in ${killed.map(({ phase }) => phase).join(", ")}; then: ${last.log}`);
    expect(killed.length).toBeGreaterThanOrEqual(2);
  }
  expect(readdirSync(releasesFolder()).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await visitors.end()).toEqual([]);
  expect(visitors.asked).toBeGreaterThan(200);
});

/** A short phase can be over before it is seen: then the kill falls just after it, which is a moment too. */
async function killIn(desk: Desk, phase: Build["phase"], afterMs: number): Promise<void> {
  for (;;) {
    const build = await desk.newest();
    if (build.status === "succeeded" || phases.indexOf(build.phase) >= phases.indexOf(phase)) break;
    await pause(20);
  }
  await pause(afterMs);
  const pid = builderPid();
  if (pid) process.kill(pid, "SIGKILL");
  while (builderPid() === pid) await pause(50);
}
