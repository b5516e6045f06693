import type { Backups } from "@estudio/contract";
import { api, expect, test, toast } from "./support";

type Settings = { backupAt: string; backupKeepDays: number };

test("lets an owner schedule backups, and warns on the dashboard when the last good one is too old", async ({
  panel,
}) => {
  await panel.goto("/admin/settings");
  const before = await api<Settings>(panel.request, "GET", "/api/admin/settings/1");
  await panel.getByLabel("Hacer una copia a las").fill("a las tres");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(panel.getByText("no es una hora").first()).toBeVisible();
  await panel.getByLabel("Hacer una copia a las").fill("02:15,14:15");
  await panel.getByLabel("Conservar cada copia (días)").fill("30");
  await panel.getByRole("button", { name: "Guardar" }).click();
  await expect(toast(panel)).toContainText("Ajustes guardados");
  await panel.reload();
  await expect(panel.getByText("Cada día a las 02:15 y a las 14:15")).toBeVisible();
  await expect(panel.getByText(/^30 días; ahora hay/)).toBeVisible();

  // A new studio has no backup that could be late.
  await panel.goto("/admin/dashboard");
  await expect(panel.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(panel.getByText("La copia de seguridad se retrasa")).toBeHidden();
  const known = await api<Backups>(panel.request, "GET", "/api/admin/backups");
  const late: Backups = { ...known, late: true, failure: { at: new Date().toISOString(), message: "No hay sitio" } };
  await panel.route("**/api/admin/backups", (route) => route.fulfill({ json: late }));
  await panel.reload();
  const alarm = panel.getByRole("alert").filter({ hasText: "La copia de seguridad se retrasa" });
  await expect(alarm).toContainText("«No hay sitio»");
  await alarm.getByRole("link", { name: "Ver las copias" }).click();
  await expect(panel).toHaveURL(/\/admin\/settings$/);

  // Values from the server's environment are read-only.
  await panel.unroute("**/api/admin/backups");
  const fixed = { ...known, at: "off", keptDays: null, keptCount: 5, fixed: { at: true, keep: true } };
  await panel.route("**/api/admin/backups", (route) => route.fulfill({ json: fixed }));
  await panel.reload();
  await expect(panel.getByLabel("Hacer una copia a las")).toHaveValue("Solo a mano");
  await expect(panel.getByLabel("Hacer una copia a las")).not.toBeEditable();
  await panel.unroute("**/api/admin/backups");
  await api(panel.request, "PUT", "/api/admin/settings/1", {
    backupAt: before.backupAt,
    backupKeepDays: before.backupKeepDays,
  });
});
