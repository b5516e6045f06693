import { connect, SettingsModel } from "@estudio/database";
import { api, database, expect, test, unique } from "../support";

test("offers the PDF of a guide directly where no mail can be sent, and asks for no address", async ({ panel }) => {
  const db = connect(database());
  const settings = SettingsModel.query(db).findById(1);
  const before = await settings.clone().throwIfNotFound();
  /** Store the state as a start of the server does; a save publishes it. */
  const publish = async (sendsMail: boolean, hoursSaturday: string) => {
    await settings.clone().patch({ sendsMail });
    await api(panel.request, "PUT", "/api/admin/settings/1", { hoursSaturday });
  };
  await publish(false, unique("10:00"));
  const download = panel.getByRole("main").getByRole("region", { name: "Descárgala" });
  await expect(async () => {
    await panel.goto("/guias/antes-de-la-obra");
    await expect(download).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(panel.locator("form[action='/api/guide-requests']")).toHaveCount(0);
  await expect(panel.getByText("Descargar la guía")).toHaveCount(2);
  const link = download.getByRole("link", { name: "Descargar la guía" });
  await expect(link).toHaveAttribute("href", "/api/guides/antes-de-la-obra/file?lang=es");
  for (const width of [390, 1440]) {
    await panel.setViewportSize({ width, height: 900 });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
  await publish(before.sendsMail, before.hoursSaturday);
  await db.destroy();
});
