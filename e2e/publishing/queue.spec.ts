import { expect, pause, test } from "./support";

test("ten saves in ten seconds make at most two builds, and the last save is what is published", async ({ desk }) => {
  test.setTimeout(5 * 60_000);
  const project = await desk.project();
  const before = await desk.published();
  let mark = "";
  for (let save = 0; save < 10; save++) {
    mark = await desk.change(project);
    await pause(1000);
  }
  await desk.published();
  const builds = (await desk.builds()).filter(({ id }) => id > before.id);
  expect(builds.length).toBeLessThanOrEqual(2);
  expect(builds.every(({ status }) => status === "succeeded")).toBe(true);
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
});

test("what is due is published and withdrawn at its moment, in the static pages too", async ({ desk }) => {
  test.setTimeout(5 * 60_000);
  const { slug, id } = await desk.project({
    status: "draft",
    publishAt: new Date(Date.now() + 3000).toISOString(),
  });
  const address = `/proyecto/${slug}`;
  expect((await desk.page(address)).status).toBe(404);
  await pause(4500);
  const build = await desk.published();
  expect(build.changes.some(({ what, who }) => what.includes("(publicado)") && who === "Programación")).toBe(true);
  expect((await desk.page(address)).html).not.toContain('data-shell="fresh"');
  expect((await desk.page("/portfolio")).html).toContain(address);

  await desk.call("PUT", `/api/admin/projects/${id}`, { unpublishAt: new Date(Date.now() + 1500).toISOString() });
  await expect.poll(async () => (await desk.page(address)).status, { timeout: 4000 }).toBe(404);
  await desk.published();
  expect((await desk.page("/portfolio")).html).not.toContain(address);
});
