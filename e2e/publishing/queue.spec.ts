import { signIn } from "../panel/support";
import { expect, test } from "./support";

test("publishes each of ten saves in a row, and ends with the last one", async ({ desk }) => {
  test.setTimeout(15 * 60_000);
  const project = await desk.project();
  const before = await desk.published();
  let mark = "";
  for (let save = 0; save < 10; save++) mark = await desk.change(project);
  await desk.published();
  const builds = (await desk.builds()).filter(({ id }) => id > before.id);
  expect(builds.every(({ status }) => status === "succeeded")).toBe(true);
  expect(builds.flatMap(({ changes }) => changes)).toHaveLength(10);
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
});

test("publishes and withdraws scheduled content at its time, in the static pages too", async ({ desk, page }) => {
  test.setTimeout(15 * 60_000);
  const { slug, id } = await desk.project({ status: "draft" });
  const address = `/proyecto/${slug}`;
  await signIn(page);
  await page.goto(`/admin/projects/${id}/edit`);
  await page.getByLabel("Publicar el (opcional)").fill("2031-05-06T09:30");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("✓ Guardado")).toBeVisible();
  expect((await desk.page(address)).status).toBe(404);
  type Planned = { status: string; publishAt: string | null };
  const stored = () => desk.call<Planned>("GET", `/api/admin/projects/${id}`);
  expect(await stored()).toMatchObject({ status: "draft", publishAt: "2031-05-06T07:30:00.000Z" });
  // Move the scheduled time from 2031 to now.
  await desk.call("PUT", `/api/admin/projects/${id}`, { publishAt: new Date().toISOString() });
  await expect.poll(async () => (await stored()).status, { timeout: 5 * 60_000 }).toBe("published");
  const build = await desk.published();
  expect(build.changes.some(({ what, who }) => what.includes("(publicado)") && who === "Programación")).toBe(true);
  expect((await desk.page(address)).html).not.toContain('data-shell="fresh"');
  expect((await desk.page("/portfolio")).html).toContain(address);

  await desk.call("PUT", `/api/admin/projects/${id}`, { unpublishAt: new Date().toISOString() });
  await expect.poll(async () => (await desk.page(address)).status, { timeout: 5 * 60_000 }).toBe(404);
  await desk.published();
  expect((await desk.page("/portfolio")).html).not.toContain(address);
});
