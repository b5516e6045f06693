import { expect, test } from "./support";

test("shots", async ({ panel }) => {
  for (const width of [390, 1440]) {
    await panel.setViewportSize({ width, height: 900 });
    for (const path of ["dashboard", "settings", "persona", "contacts"]) {
      await panel.goto(`/admin/${path}`);
      await panel.waitForTimeout(1500);
      await panel.screenshot({ path: `/tmp/shots/panel-${path}-${width}.png`, fullPage: true });
    }
    for (const path of ["/contacto", "/privacidad", "/ca/privacidad", "/en/privacidad"]) {
      await panel.goto(path);
      await panel.waitForTimeout(800);
      await panel.screenshot({ path: `/tmp/shots/site${path.replaceAll("/", "-")}-${width}.png`, fullPage: true });
    }
  }
  expect(1).toBe(1);
});
