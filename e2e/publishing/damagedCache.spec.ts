import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, siteFolder, test } from "./support";

test("a damaged cache is noticed and thrown away: the next save is published all the same, and rewrites no other page", async ({
  desk,
}) => {
  test.setTimeout(15 * 60_000);
  const project = await desk.project();
  await desk.published();
  for (const folder of [".cache/data", ".cache/caches-lmdb", ".cache/webpack"]) damage(join(siteFolder, folder));
  const mark = await desk.change(project);
  const afresh = await desk.published();
  expect(afresh.log).toContain("Construcción desde cero");
  for (const prefix of ["", "/ca", "/en"]) {
    const { status, html } = await desk.page(`${prefix}/proyecto/${project.slug}`);
    expect({ status, shows: html.includes(mark) }).toEqual({ status: 200, shows: true });
  }
  await desk.change(project);
  const after = await desk.published();
  // The same bundles have the same names, whether a build begins from nothing or not.
  for (const { pagesWritten } of [afresh, after]) expect(pagesWritten).toBeLessThan(20);
});

function damage(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, "no es lo que era");
  }
}
