import { BuilderApart, failedWith, repairedBySaving } from "./builderApart";
import { expect, test, unique } from "./support";

const builder = BuilderApart.forThisFile();

test("the API is lost in the middle of a build: the old site stays, the receipt says so, the next save is published", async ({
  desk,
  page,
}) => {
  test.setTimeout(15 * 60_000);
  builder.start();
  const project = await desk.project();
  await desk.published();
  const before = await desk.page(`/proyecto/${project.slug}`);
  // A builder that has just begun knows no picture yet: it has to ask for those of the portfolio when that page is made.
  await builder.end();
  await desk.call("PUT", `/api/admin/projects/${project.id}`, { title: unique("Otra obra") });
  builder.line.cutWhenAsked("HEAD /media/");
  builder.start();
  await failedWith(desk, page, "la API no responde");
  expect(await desk.page(`/proyecto/${project.slug}`)).toEqual(before);
  await builder.line.mend();
  await repairedBySaving(desk, project);
});
