import { signIn } from "../panel/support";
import { expect, test } from "./support";

type Section = { sectionKey: string; ctaUrl: string; ctaText: string };

test("content that cannot be published: the old site stays, the receipt says which page and why, the next save repairs it", async ({
  desk,
  page,
}) => {
  test.setTimeout(6 * 60_000);
  const project = await desk.project();
  const good = await desk.published();
  const { sections } = await desk.call<{ sections: Section[] }>("GET", "/api/admin/pages/business");
  const hero = sections.find(({ sectionKey }) => sectionKey === "hero") as Section;
  const save = (fields: object) =>
    desk.call("PUT", "/api/admin/pages/business", { sections: [{ sectionKey: "hero", ...fields }] });
  await save({ ctaUrl: "/no-existe", ctaText: "Ver más" });
  const failed = await desk.settled();
  expect(failed).toMatchObject({ status: "failed", message: expect.stringContaining("enlaza a /no-existe") });
  expect((await desk.page("/")).status).toBe(200);
  expect(await desk.page("/release.json").then(({ html }) => JSON.parse(html).revision)).toBe(good.revision);

  await signIn(page);
  await page.goto("/admin/publicacion");
  await expect(page.getByText(/La última publicación falló.*enlaza a \/no-existe/)).toBeVisible();
  const mark = await desk.change(project);
  await save({ ctaUrl: hero.ctaUrl, ctaText: hero.ctaText });
  await expect(page.getByText("Sitio web al día")).toBeVisible({ timeout: 180_000 });
  expect(await desk.settled()).toMatchObject({ status: "succeeded" });
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
});
