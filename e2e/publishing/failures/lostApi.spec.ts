import { BuilderApart, failedWith, repairedBySaving } from "../builderApart";
import { expect, test, unique } from "../support";

const builder = BuilderApart.forThisFile();

test("keeps the old site when the API is lost during a build, reports it, and publishes the next save", async ({
  desk,
  page,
}) => {
  test.setTimeout(15 * 60_000);
  builder.start();
  const project = await desk.project();
  await desk.published();
  const before = await desk.page(`/proyecto/${project.slug}`);
  // A new builder has checked no picture yet, so it requests those of the portfolio when it builds that page.
  await builder.end();
  await desk.call("PUT", `/api/admin/projects/${project.id}`, { title: unique("Otra obra") });
  builder.line.cutWhenAsked("HEAD /media/");
  builder.start();
  await failedWith(desk, page, "la API no responde");
  expect(await desk.page(`/proyecto/${project.slug}`)).toEqual(before);
  await builder.line.mend();
  await repairedBySaving(desk, project);
});
