import { signIn } from "../panel/support";
import { builderPid, expect, pause, test, unique } from "./support";

test("the receipt of a save turns green only when the public page carries the change, and says in which publication", async ({
  desk,
  page,
}) => {
  test.setTimeout(3 * 60_000);
  const project = await desk.project();
  const address = `/proyecto/${project.slug}`;
  const before = await desk.published();
  await signIn(page);
  await page.goto(`/admin/projects/${project.id}/edit`);
  const mark = unique("Legazpi");
  await page.getByLabel("Ubicación").fill(mark);
  const receipt = page.getByRole("status").filter({ hasText: "Verificado" });
  const builder = builderPid() as number;
  process.kill(builder, "SIGSTOP");
  try {
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(receipt).toContainText("✓ Visible para visitantes");
    await pause(4000);
    for (const step of ["… En la web", "… Verificado"]) await expect(receipt).toContainText(step);
    expect((await desk.page(address)).html).not.toContain(mark);
  } finally {
    process.kill(builder, "SIGCONT");
  }
  await expect(receipt).toContainText("✓ En la web (publicación", { timeout: 60_000 });
  expect((await desk.page(address)).html).toContain(mark);
  await expect(receipt).toContainText("✓ Verificado");
  const { id, verifiedAt } = await desk.newest();
  expect(id).toBeGreaterThan(before.id);
  expect(verifiedAt).not.toBeNull();
  await expect(receipt).toContainText(`(publicación ${id}, `);
});
