import type { Page } from "@playwright/test";
import { api, expect, test, toast, unique } from "../support";

async function newEnquiry(page: Page, name: string): Promise<number> {
  await api(page.request, "POST", "/api/contact", {
    name,
    email: "ana@correo.example",
    projectType: "renovacion",
    message: `Una reforma. ${name}`,
    lang: "es",
    elapsedMs: 20_000,
  });
  const query = new URLSearchParams({ filter: JSON.stringify({ q: name }) });
  const [found] = await api<{ id: number }[]>(page.request, "GET", `/api/contacts?${query}`);
  return found?.id ?? 0;
}

test("saves the reason of a lost enquiry when its dialog is closed with Escape", async ({ panel }) => {
  const name = unique("Ana Perdida");
  const id = await newEnquiry(panel, name);
  await api(panel.request, "PUT", `/api/contacts/${id}`, { state: "lost" });
  await panel.goto(`/admin/contacts/${id}`);
  const reason = panel.getByLabel("Por qué se ha perdido");
  await reason.fill("Eligió a otro estudio");
  await panel.keyboard.press("Escape");
  await expect(panel.getByRole("dialog")).toHaveCount(0);
  await expect
    .poll(async () => (await api<{ lostReason: string }>(panel.request, "GET", `/api/contacts/${id}`)).lostReason)
    .toBe("Eligió a otro estudio");
});

test("restores the reason of a lost enquiry that could not be saved", async ({ panel }) => {
  const name = unique("Ana Sin Red");
  const id = await newEnquiry(panel, name);
  await api(panel.request, "PUT", `/api/contacts/${id}`, { state: "lost" });
  await panel.goto(`/admin/contacts/${id}`);
  await panel.getByLabel("Por qué se ha perdido").fill("Eligió a otro estudio");
  await panel.route(`**/api/contacts/${id}`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await panel.keyboard.press("Escape");
  await expect(toast(panel)).toContainText("No se pudo guardar el motivo");
  expect(await panel.evaluate(() => Object.values({ ...localStorage }).join())).toContain("Eligió a otro estudio");
  await panel.goto(`/admin/contacts/${id}`);
  await expect(panel.getByLabel("Por qué se ha perdido")).toHaveValue("Eligió a otro estudio");
});

test("leads with Back to the screen before the list after Escape closed an enquiry", async ({ panel }) => {
  const name = unique("Ana Vuelve");
  const id = await newEnquiry(panel, name);
  await panel.goto("/admin/blog");
  await panel
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: /^Consultas/ })
    .click();
  // One of the demo: a new one may be on the second page, because those that wait longest come first.
  const first = "Álvaro Peña";
  await panel.getByRole("link", { name: first }).click();
  await expect(panel.getByRole("dialog", { name: first })).toBeVisible();
  await panel.keyboard.press("Escape");
  await expect(panel.getByRole("dialog")).toHaveCount(0);
  await expect(panel).toHaveURL(/\/admin\/contacts(\?|$)/);
  await panel.goBack();
  await expect(panel.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  // Opened from a mail there is no list behind it, so the list replaces it in the history.
  await panel.goto(`/admin/contacts/${id}/show`);
  await expect(panel.getByRole("dialog", { name })).toBeVisible();
  await panel.keyboard.press("Escape");
  await expect(panel).toHaveURL(/\/admin\/contacts(\?|$)/);
  await panel.goBack();
  await expect(panel.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});
