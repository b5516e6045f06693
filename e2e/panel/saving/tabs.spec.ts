import type { Page } from "@playwright/test";
import { api, expect, newProject, test, unique } from "../support";

const titleOf = (page: Page) => page.getByRole("heading", { level: 1, name: "Publicación" });

test("shares one event stream between seven tabs, also when the first is closed", async ({ panel }) => {
  const streams: Page[] = [];
  panel.context().on("request", (request) => {
    if (request.url().endsWith("/site-builds/events")) streams.push(request.frame().page());
  });
  const tabs = [panel];
  while (tabs.length < 7) tabs.push(await panel.context().newPage());
  for (const tab of tabs) {
    await tab.goto("/admin/publicacion");
    await expect(titleOf(tab)).toBeVisible();
  }
  expect(streams).toHaveLength(1);
  await streams[0]?.close();
  await expect.poll(() => streams.length).toBe(2);
  const left = tabs.filter((tab) => !tab.isClosed());
  const reason = unique("Publicación pedida a todas");
  await api(left[0]?.request ?? panel.request, "POST", "/api/admin/site-builds", { reason });
  for (const tab of left) await expect(tab.getByText(reason).first()).toBeVisible({ timeout: 30_000 });
});

test("offers no tab's draft to another tab, nor a discarded draft again", async ({ panel }) => {
  const project = await newProject(panel, { location: "Retiro" });
  const edit = `/admin/projects/${project.id}/edit`;
  await panel.goto(edit);
  await panel.getByLabel("Ubicación").fill("A medias en la primera");
  await expect.poll(() => panel.evaluate(() => JSON.stringify(localStorage))).toContain("A medias en la primera");
  const second = await panel.context().newPage();
  await second.goto(edit);
  await expect(second.getByLabel("Ubicación")).toHaveValue("Retiro");
  await second.getByLabel("Ubicación").fill("Chamberí");
  await second.getByRole("button", { name: "Guardar" }).click();
  await expect(second.getByText(/^✓ Guardado/)).toBeVisible();
  const offer = (page: Page) => page.getByRole("dialog", { name: "Hay cambios tuyos sin guardar" });
  await expect(offer(second)).toHaveCount(0);

  await panel.getByRole("button", { name: "Guardar" }).click();
  await panel.getByRole("button", { name: "Descartar lo mío y recargar" }).click();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Chamberí");
  await panel.reload();
  await expect(panel.getByLabel("Ubicación")).toHaveValue("Chamberí");
  await expect(offer(panel)).toHaveCount(0);
});

test("does not offer again a section that was discarded in a conflict", async ({ panel }) => {
  type Stored = { version: number; sections: { sectionKey: string; title: string }[] };
  const address = "/api/admin/pages/about";
  await panel.goto("/admin/pages/about");
  const section = panel.getByRole("region", { name: "Filosofía", exact: true });
  await section.getByRole("button", { name: "Editar" }).click();
  await section.getByLabel("Título · Español", { exact: true }).first().fill("Lo mío");
  const { sections, version } = await api<Stored>(panel.request, "GET", address);
  const theirs = unique("Lo de otra persona");
  await api(panel.request, "PUT", address, {
    sections: sections.map((one) => (one.sectionKey === "philosophy" ? { ...one, title: theirs } : one)),
    version,
  });
  await section.getByRole("button", { name: "Guardar y publicar" }).click();
  await panel.getByRole("button", { name: "Descartar lo mío y recargar" }).click();
  await expect(section.getByText(theirs)).toBeVisible();
  await section.getByRole("button", { name: "Editar" }).click();
  await expect(section.getByLabel("Título · Español", { exact: true }).first()).toHaveValue(theirs);
  await expect(panel.getByRole("dialog")).toHaveCount(0);
});
