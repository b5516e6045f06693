import { readdirSync } from "node:fs";
import { builderPid, expect, pause, releasesFolder, test, Visitors } from "./support";

/** How far along the build is killed, in percent; one round of each, at a random moment of its stretch. The late ones
 * come first: after an early one the next begins from nothing. */
const stretches = [
  [78, 96],
  [25, 62],
  [5, 20],
  [10, 25],
  [1, 6],
] as const;

/** Five kills, then the result; `npm run soak:publish` plays twenty of these. */
const series = process.env.PUBLISH_SOAK ? 20 : 1;

test("the builder is killed five times on its way: no visitor notices, and the last save is what comes out", async ({
  desk,
}) => {
  test.setTimeout(series * 8 * 60_000);
  const project = await desk.project();
  await desk.published();
  const visitors = new Visitors([`/proyecto/${project.slug}`, "/", "/ca/portfolio", "/en/blog"], 20);
  const before = (await desk.newest()).id;
  for (let one = 0; one < series; one++) {
    let mark = "";
    for (const [from, to] of stretches) {
      mark = await desk.change(project);
      await killAt(desk, from + Math.random() * (to - from));
    }
    const last = await desk.settled();
    expect(last).toMatchObject({ status: "succeeded" });
    expect(last.verifiedAt).not.toBeNull();
    expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
  }
  const rounds = (await desk.builds()).filter(({ id }) => id > before);
  expect(rounds.filter(({ message }) => message.includes("se detuvo a mitad")).length).toBeGreaterThanOrEqual(3);
  expect(readdirSync(releasesFolder()).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await visitors.end()).toEqual([]);
  expect(visitors.asked).toBeGreaterThan(200);
});

async function killAt(desk: { newest(): Promise<{ status: string; progress: number }> }, percent: number) {
  for (;;) {
    const { status, progress } = await desk.newest();
    // A short phase can be over before it is seen: then the kill falls just after it, which is a moment too.
    if ((status === "running" && progress >= percent) || status === "succeeded") break;
    await pause(50);
  }
  const pid = builderPid();
  if (pid) process.kill(pid, "SIGKILL");
  while (builderPid() === pid) await pause(50);
}
