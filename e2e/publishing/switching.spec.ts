import { expect, pause, rounds, test, Visitors } from "./support";

/** An even number: the newer release is served last. `npm run soak:publish` switches a hundred times. */
const switches = rounds(10, 100);

// A test that fails on the way leaves nothing pinned for the next.
test.afterEach(async ({ desk }) => {
  const { pinned } = await desk.call<{ pinned: boolean }>("GET", "/api/site/revision");
  if (pinned) await desk.publishNow().then(() => desk.settled());
});

test("releases switched under 200 requests a second: every page whole, every asset there; an open tab goes on", async ({
  desk,
  page,
}) => {
  test.setTimeout(switches * 30_000 + 60_000);
  const project = await desk.project();
  const address = `/proyecto/${project.slug}`;
  await desk.published();
  const mark = await desk.change(project);
  await desk.published();
  const [second, first] = (await desk.builds()).filter(({ status }) => status === "succeeded");
  expect(first?.restorable).toBe(true);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("response", (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`));
  await page.goto("/portfolio");

  const visitors = new Visitors([address, "/", "/ca/portfolio", "/en", "/blog"], 200);
  for (let round = 0; round < switches; round++) {
    await desk.returnTo((round % 2 ? second : first)?.release as string);
    await desk.published();
    await page
      .getByRole("link", { name: round % 2 ? "Portfolio" : "Blog" })
      .first()
      .click();
    await expect(page.locator("h1")).toBeVisible();
  }
  expect(await visitors.end()).toEqual([]);
  expect(visitors.asked).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
  expect((await desk.page(address)).html).toContain(mark);
  // The tab has lived through all of them, and shows what is served.
  await page.locator(`a[href="${address}"]`).first().click();
  await expect(page.getByText(mark).first()).toBeVisible();
  await desk.publishNow();
  await desk.published();
});

test("an earlier release stays until somebody publishes; what was withdrawn meanwhile stays withdrawn", async ({
  desk,
  page,
}) => {
  test.setTimeout(6 * 60_000);
  const [kept, withdrawn] = [await desk.project(), await desk.project()];
  const old = await desk.published();
  const mark = await desk.change(kept);
  await desk.published();

  await desk.returnTo(old.release as string);
  const back = await desk.settled();
  expect(back).toMatchObject({ status: "succeeded", release: old.release });
  await desk.verified();
  expect((await desk.page(`/proyecto/${kept.slug}`)).html).not.toContain(mark);
  const later = await desk.change(kept);
  await desk.call("PUT", `/api/admin/projects/${withdrawn.id}`, { status: "draft" });
  await pause(3000);
  // Fresh content is off: the visitor's browser shows the release, not the newest words.
  await page.goto(`/proyecto/${kept.slug}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(mark)).toHaveCount(0);
  await expect(page.getByText(later)).toHaveCount(0);
  expect((await desk.page(`/proyecto/${withdrawn.slug}`)).status).toBe(404);
  expect(await desk.call("GET", "/api/site/revision")).toMatchObject({ pinned: true });

  await desk.publishNow();
  await desk.published();
  await expect.poll(() => desk.call("GET", "/api/site/revision")).toMatchObject({ pinned: false });
  expect((await desk.page(`/proyecto/${kept.slug}`)).html).toContain(later);
});
