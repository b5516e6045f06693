import { currentTime, dayMs, nowIso } from "@estudio/contract";
import { ClockGuardModel, connect } from "@estudio/database";
import { database, expect, test, toast } from "./support";

test("an owner sees that the server's clock jumped, and says that it is right", async ({ panel }) => {
  // As the API leaves it when its clock has jumped by ten days: it looks again every minute, and goes on doubting.
  const now = nowIso();
  const seenAt = new Date(currentTime().getTime() - 10 * dayMs).toISOString();
  const db = connect(database());
  try {
    await ClockGuardModel.query(db).findById(1).patch({ seenAt, doubtedSince: now, lookedAt: now, agreedMs: 0 });
  } finally {
    await db.destroy();
  }
  await panel.goto("/admin/dashboard");
  const alarm = panel.getByRole("alert").filter({ hasText: "El reloj del servidor ha saltado" });
  await expect(alarm).toContainText("no se borra nada por su fecha");
  await expect(alarm).toContainText("24 horas en marcha");
  await alarm.getByRole("button", { name: "La hora es buena" }).click();
  const dialog = panel.getByRole("dialog", { name: "¿Es buena la hora del servidor?" });
  await expect(dialog).toContainText("no se podrá recuperar");
  await dialog.getByRole("button", { name: "La hora es buena" }).click();
  await expect(toast(panel)).toContainText("Reloj dado por bueno");
  await expect(alarm).toBeHidden();
  await panel.reload();
  await expect(panel.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(alarm).toBeHidden();
});
