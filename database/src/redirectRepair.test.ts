import { up } from "../migrations/20261128100000_alter_hand_redirects";
import { engines, freshDatabase } from "../testing/engines";

test.each(engines)("the upgrade decodes percent-encoded redirects so that they work, on %s", async (engine) => {
  const store = await freshDatabase(engine);
  const moments = { createdAt: "2026-01-01T00:00:00.000Z", createdBy: "Eva" };
  for (const [fromPath, toPath] of [
    ["/men%C3%BA", "/portfolio"],
    ["/caf%c3%a9", "/blog#qu%C3%A9"],
    ["/café", "/portfolio"],
    ["/a%3fb", "/blog"],
    ["/100%", "/en/empresas"],
  ])
    await store.db("handRedirects").insert({ fromPath, toPath, ...moments });
  await up(store.db);
  const rows = await store.db("handRedirects").orderBy("id");
  await store.drop();
  expect(rows.map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
    ["/menú", "/portfolio"],
    ["/caf%c3%a9", "/blog#qué"],
    ["/café", "/portfolio"],
    ["/a%3fb", "/blog"],
    ["/100%", "/en/empresas"],
  ]);
});
