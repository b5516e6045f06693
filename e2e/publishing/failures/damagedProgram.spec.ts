import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Build, type Desk, expect, type Project, rendererPid, test } from "../support";

const program = () => join(process.env.E2E_DATA_DIR ?? "", "site/program");
const routes = () => join(program(), "renderer/routes");

for (const [what, damage] of [
  ["is damaged", () => spoil(routes())],
  ["is gone", () => rmSync(program(), { recursive: true })],
  ["has lost a shared file", () => rmSync(join(program(), "public/webpack.stats.json"))],
] as const)
  test(`publishes by a full build when the renderer ${what}, and the save after that quickly again`, async ({
    desk,
  }) => {
    test.setTimeout(15 * 60_000);
    const project = await desk.project();
    await desk.published();
    await desk.publishNow({ full: true });
    await desk.published();
    // A renderer process is idle, and has loaded its files.
    await expect.poll(rendererPid).toBeDefined();
    damage();
    const waiting = rendererPid();
    if (waiting) process.kill(waiting);
    const whole = await changed(desk, project);
    expect(whole).toMatchObject({ full: true, log: expect.stringContaining("Construcción completa") });
    expect(whole.pagesWritten).toBeLessThan(20);
    expect(await changed(desk, project)).toMatchObject({ full: false, log: "Solo lo que ha cambiado" });
  });

async function changed(desk: Desk, project: Project): Promise<Build> {
  const mark = await desk.change(project);
  const build = await desk.published();
  for (const prefix of ["", "/ca", "/en"]) {
    const { status, html } = await desk.page(`${prefix}/proyecto/${project.slug}`);
    expect({ status, shows: html.includes(mark) }).toEqual({ status: 200, shows: true });
  }
  return build;
}

function spoil(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, "no es lo que era");
  }
}
