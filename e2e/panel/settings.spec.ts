import { api, expect, test, toast } from "./support";

type Settings = { version: number; hoursSaturday: string; instagram: string };

test("lets an owner change the studio's data in one place", async ({ panel }) => {
  const before = await api<Settings>(panel.request, "GET", "/api/admin/settings/1");
  await panel.goto("/admin/settings");
  await panel.getByLabel("Horario del sábado").fill("10:05-13:35");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Ajustes guardados");
  await expect(panel.getByText("Visible para visitantes")).toBeVisible();
  const after = await api<Settings>(panel.request, "GET", "/api/admin/settings/1");
  expect(after).toEqual({ ...before, ...pick(after), hoursSaturday: "10:05-13:35" });

  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Sin cambios");
  expect((await api<Settings>(panel.request, "GET", "/api/admin/settings/1")).version).toBe(after.version);

  await panel.getByLabel("Instagram").fill("instagram.com/estudio");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("Escribe una dirección que empiece por https://").first()).toBeVisible();
  await expect(toast(panel)).toContainText("No se pudieron guardar los ajustes");
  await panel.getByLabel("Instagram").fill("");
  await panel.getByLabel("Responder antes de (horas)").fill("");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("Este campo es obligatorio").first()).toBeVisible();
  await api(panel.request, "PUT", "/api/admin/settings/1", { hoursSaturday: before.hoursSaturday });
});

test("says on the screens concerned that no mail can be sent, and what follows from it", async ({ panel }) => {
  const withoutMail = "Esta web no puede enviar correos todavía";
  const screens = { settings: "no avisa de las consultas", guides: "se descarga directamente en la web" };
  for (const screen of Object.keys(screens)) {
    const told = panel.waitForResponse("**/api/auth/help");
    await panel.goto(`/admin/${screen}`);
    await told;
    await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(panel.getByText(withoutMail)).toHaveCount(0);
  }
  // As an installation without a mail server answers.
  await panel.route("**/api/auth/help", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mail: false } });
  });
  for (const [screen, consequence] of Object.entries(screens)) {
    await panel.goto(`/admin/${screen}`);
    await expect(panel.getByRole("alert").filter({ hasText: withoutMail })).toContainText(consequence);
  }
});

/** Return the fields that every save changes. */
const pick = ({ version, ...rest }: Settings) => ({
  version,
  updatedAt: Reflect.get(rest, "updatedAt"),
  updatedBy: Reflect.get(rest, "updatedBy"),
});
