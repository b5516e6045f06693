import type { Page } from "@playwright/test";
import { api, expect, newProject, owner, signIn, test, toast } from "../support";

test("offers the draft of a closed tab, to save or discard it", async ({ panel }) => {
  const project = await newProject(panel, { description: "Lo guardado" });
  const edit = `/admin/projects/${project.id}/edit`;
  await panel.goto(edit);
  await panel.getByLabel("Descripción · Español").fill("A medio escribir");
  await panel.waitForTimeout(700);
  const again = await panel.context().newPage();
  await panel.close({ runBeforeUnload: false });
  await again.goto(edit);
  const offer = again.getByRole("dialog", { name: "Hay cambios tuyos sin guardar" });
  await offer.getByRole("button", { name: "Recuperar mis cambios" }).press("Enter");
  await expect(again.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await expect(again.getByLabel("Descripción · Español")).toBeFocused();
  await again.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(again)).toContainText("Proyecto actualizado");
  const stored = await api(again.request, "GET", `/api/admin/projects/${project.id}`);
  expect(stored.description).toBe("A medio escribir");
  await again.reload();
  await expect(again.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await expect(offer).toHaveCount(0);
});

test("keeps a restored draft through another crash, even without further typing", async ({ panel }) => {
  const project = await newProject(panel);
  const open = async () => {
    const page = await panel.context().newPage();
    await page.goto(`/admin/projects/${project.id}/edit`);
    return page;
  };
  const crash = async (page: Page) => {
    const gone = page.waitForEvent("crash");
    const session = await page.context().newCDPSession(page);
    void session.send("Page.crash").catch(() => undefined);
    await gone;
  };
  const first = await open();
  await first.getByLabel("Ubicación").fill("Chamberí, Madrid");
  const isKept = () => first.evaluate(() => Object.values({ ...localStorage }).some((one) => one.includes("Chamberí")));
  await expect.poll(isKept).toBe(true);
  await crash(first);
  const second = await open();
  await second.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(second.getByLabel("Ubicación")).toHaveValue("Chamberí, Madrid");
  await crash(second);
  const third = await open();
  await third.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await expect(third.getByLabel("Ubicación")).toHaveValue("Chamberí, Madrid");
});

test("stores a draft while somebody types without a pause", async ({ panel }) => {
  const project = await newProject(panel);
  await panel.goto(`/admin/projects/${project.id}/edit`);
  await panel.getByLabel("Descripción · Español").focus();
  const typing = panel.keyboard.type("La luz de la tarde entra hasta el fondo de la casa. ".repeat(2), { delay: 60 });
  const kept = () =>
    panel.evaluate(() => Object.values({ ...localStorage }).some((one) => one.includes("La luz de la")));
  let isTyping = true;
  void typing.then(() => {
    isTyping = false;
  });
  while (isTyping && !(await kept())) await panel.waitForTimeout(100);
  expect(isTyping).toBe(true);
  await typing;
});

test("mentions drafts at sign-out, and keeps or deletes them", async ({ panel }) => {
  const project = await newProject(panel);
  const edit = `/admin/projects/${project.id}/edit`;
  const kept = () => panel.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("estudio:draft:")));
  const question = panel.getByRole("dialog", { name: "Hay texto sin guardar" });
  const leave = async () => {
    await panel.goto(edit);
    await panel.getByLabel("Descripción · Español").fill("A medio escribir");
    await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
    await expect(question).toBeVisible();
  };
  await leave();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(panel.getByLabel("Descripción · Español")).toHaveValue("A medio escribir");
  await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
  await question.getByRole("button", { name: "Cerrar sesión" }).click();
  await panel.waitForURL("**/admin/login");
  await expect.poll(kept).toHaveLength(1);

  await signIn(panel, owner);
  await panel.goto(edit);
  await panel.getByRole("button", { name: "Recuperar mis cambios" }).click();
  await panel.getByRole("button", { name: "Cerrar Sesión" }).click();
  await question.getByLabel("Este ordenador lo usa más gente: bórralo").check();
  await question.getByRole("button", { name: "Cerrar sesión" }).click();
  await panel.waitForURL("**/admin/login");
  await panel.waitForTimeout(1000);
  expect(await kept()).toEqual([]);
  await signIn(panel, owner);
  await panel.goto(edit);
  await expect(panel.getByLabel("Descripción · Español")).not.toHaveValue("A medio escribir");
  await expect(panel.getByRole("dialog", { name: "Hay cambios tuyos sin guardar" })).toHaveCount(0);
});
