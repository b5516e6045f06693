import { expect, pause, test } from "./support";

// A test that fails on the way leaves nothing pinned for the next.
test.afterEach(async ({ desk }) => {
  const { pinned } = await desk.call<{ pinned: boolean }>("GET", "/api/site/revision");
  if (pinned) await desk.publishNow().then(() => desk.settled());
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
