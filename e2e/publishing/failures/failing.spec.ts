import { renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { signIn } from "../../panel/support";
import { type Desk, expect, test } from "../support";

type Section = { sectionKey: string; ctaUrl: string; ctaText: string };

/** Upload a new picture. Return its path and its file. */
async function newPicture(desk: Desk): Promise<{ path: string; file: string }> {
  const { uploadURL } = await desk.call<{ uploadURL: string }>("POST", "/api/objects/upload");
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
  const sent = await desk.request.put(uploadURL, { data, headers: { "Sec-Fetch-Site": "same-origin" } });
  expect(sent.ok()).toBe(true);
  const { objectPath: path } = await desk.call<{ objectPath: string }>("PUT", "/api/objects/set-acl", {
    imageURL: uploadURL,
  });
  return { path, file: join(process.env.E2E_DATA_DIR ?? "", path) };
}

test("keeps the old site when content cannot be published, names the page and the reason, and recovers with the next save", async ({
  desk,
  page,
}) => {
  test.setTimeout(15 * 60_000);
  const project = await desk.project();
  const good = await desk.published();
  const { path, file } = await newPicture(desk);
  renameSync(file, `${file}.away`);
  await desk.call("PUT", `/api/admin/projects/${project.id}`, { mainImage: path });
  const failed = await desk.settled();
  expect(failed).toMatchObject({ status: "failed", message: expect.stringContaining("imagen que ya no existe") });
  expect((await desk.page("/")).status).toBe(200);
  expect(await desk.page("/release.json").then(({ html }) => JSON.parse(html).revision)).toBe(good.revision);

  await signIn(page);
  await page.goto("/admin/publicacion");
  await expect(page.getByText(/La última publicación falló.*imagen que ya no existe/)).toBeVisible();
  renameSync(`${file}.away`, file);
  const mark = await desk.change(project);
  await expect(page.getByText("Sitio web al día")).toBeVisible({ timeout: 180_000 });
  expect(await desk.settled()).toMatchObject({ status: "succeeded" });
  expect((await desk.page(`/proyecto/${project.slug}`)).html).toContain(mark);
});

test("publishes other changes without a button whose target was deleted", async ({ desk }) => {
  test.setTimeout(15 * 60_000);
  const [target, other] = [await desk.project(), await desk.project()];
  const { sections } = await desk.call<{ sections: Section[] }>("GET", "/api/admin/pages/business");
  const hero = sections.find(({ sectionKey }) => sectionKey === "hero") as Section;
  const save = (fields: object) =>
    desk.call("PUT", "/api/admin/pages/business", { sections: [{ sectionKey: "hero", ...fields }] });
  await save({ ctaUrl: `/proyecto/${target.slug}`, ctaText: `Ver ${target.title}` });
  await desk.published();
  expect((await desk.page("/empresas")).html).toContain(`Ver ${target.title}`);
  await desk.call("PUT", `/api/admin/projects/${target.id}`, { status: "draft" });
  const mark = await desk.change(other);
  await desk.published();
  expect((await desk.page(`/proyecto/${other.slug}`)).html).toContain(mark);
  expect((await desk.page("/empresas")).html).not.toContain(`Ver ${target.title}`);
  await save({ ctaUrl: hero.ctaUrl, ctaText: hero.ctaText });
});
