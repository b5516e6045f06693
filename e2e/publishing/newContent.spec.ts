import { type ChildProcess, spawn } from "node:child_process";
import { expect, rounds, test } from "./support";

const busy: ChildProcess[] = [];

test.afterEach(() => {
  for (const one of busy.splice(0)) one.kill("SIGKILL");
});

for (const load of [0, 2])
  test(`publishes new projects without Gatsby, repeatedly, beside ${load} busy programs`, async ({ desk }) => {
    const times = rounds(5, 20);
    test.setTimeout(times * 120_000);
    await desk.project();
    await desk.published();
    for (let i = 0; i < load; i++) busy.push(spawn("nice", ["-n", "5", process.execPath, "-e", "for (;;);"]));
    for (let time = 0; time < times; time++) {
      const { slug, title } = await desk.project();
      const build = await desk.published();
      console.log(
        `${(Date.parse(build.finishedAt) - Date.parse(build.startedAt)) / 1000} s, ${build.pagesWritten} pages`,
      );
      expect(build.log).toBe("Solo lo que ha cambiado");
      for (const prefix of ["", "/ca", "/en"]) {
        const { html } = await desk.page(`${prefix}/proyecto/${slug}`);
        expect(html).toContain(title);
        expect(html).not.toContain('data-shell="fresh"');
        expect((await desk.page(`${prefix}/portfolio`)).html).toContain(`${prefix}/proyecto/${slug}`);
      }
    }
  });
