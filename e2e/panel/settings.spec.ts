import { connect, SessionModel } from "@estudio/database";
import { api, database, expect, owner, test, toast } from "./support";

type Guarded = { notifyEmail: string; email: string; keepContactsMonths: number };
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

test("asks an old session for the password before the studio's addresses or the retention change", async ({
  panel,
}) => {
  const before = await api<Guarded>(panel.request, "GET", "/api/admin/settings/1");
  const db = connect(database());
  const createdAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const question = panel.getByRole("dialog", { name: "Escribe otra vez tu contraseña" });
  for (const [label, field, value] of [
    ["Avisar de cada consulta nueva a", "notifyEmail", "otra@estudio.example"],
    ["Correo electrónico público", "email", "nueva@estudio.example"],
    ["Consultas sin encargo (meses)", "keepContactsMonths", "18"],
  ] as const) {
    await SessionModel.query(db).patch({ createdAt, confirmedAt: null });
    await panel.goto("/admin/settings");
    await panel.getByLabel(label).fill(value);
    await panel.getByRole("button", { name: "Guardar" }).click();
    await expect(question).toBeVisible();
    const meanwhile = await api<Guarded>(panel.request, "GET", "/api/admin/settings/1");
    expect(meanwhile[field]).toBe(before[field]);
    await question.getByLabel("Contraseña").fill(owner.password);
    await question.getByRole("button", { name: "Continuar" }).click();
    await expect(toast(panel)).toContainText("Ajustes guardados");
    const after = await api<Guarded>(panel.request, "GET", "/api/admin/settings/1");
    expect(String(after[field])).toBe(value);
  }
  await db.destroy();
  const { notifyEmail, email, keepContactsMonths } = before;
  await api(panel.request, "PUT", "/api/admin/settings/1", { notifyEmail, email, keepContactsMonths });
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
