import { expect, rounds, test } from "./support";
import { Visitors } from "./visitors";

/** `npm run soak:publish` switches a hundred times. */
const switches = rounds(10, 100);
const atLeastAsked = 1000;

test("serves complete pages and assets while releases switch under 200 requests a second, and keeps an open tab working", async ({
  desk,
  page,
}) => {
  test.setTimeout(switches * 60_000 + 300_000);
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
  // An even number of rounds, so that the newer release is served last.
  for (let round = 0; round < switches || visitors.asked <= atLeastAsked || round % 2; round++) {
    await desk.returnTo((round % 2 ? second : first)?.release as string);
    await desk.published();
    await page
      .getByRole("link", { name: round % 2 ? "Portfolio" : "Blog" })
      .first()
      .click();
    await expect(page.locator("h1")).toBeVisible();
  }
  expect(await visitors.end()).toEqual([]);
  expect(problems).toEqual([]);
  expect((await desk.page(address)).html).toContain(mark);
  // The tab has been open during all switches, and shows the served release.
  await page.locator(`a[href="${address}"]`).first().click();
  await expect(page.getByText(mark).first()).toBeVisible();
  await desk.publishNow();
  await desk.published();
});
