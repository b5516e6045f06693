import { ProjectModel } from "@estudio/database";
import { createProject } from "@estudio/database/factories";
import Koa from "koa";
import pino from "pino";
import { engines, freshDatabase } from "../../database/testing/engines";
import { portOf } from "../../database/testing/portOf";
import { readJson } from "../../database/testing/readJson";
import { answerErrors, Refusal } from "./errors";

/** A server whose only handler writes what it is sent, so that only the model's validation can refuse it. */
it.each(engines)("reports a failed model validation at its field, as a 422, on %s", async (engine) => {
  const { db, drop } = await freshDatabase(engine);
  const { id } = await createProject(db, { slug: "casa" });
  const app = new Koa();
  app.use(answerErrors(pino({ level: "silent" })));
  app.use(async (ctx) => {
    const patch = JSON.parse(String(ctx.query.patch));
    ctx.body = await ProjectModel.query(db).patchAndFetchById(id, patch);
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const put = async (patch: object) => {
    const port = portOf(server);
    const answer = await fetch(`http://127.0.0.1:${port}/?patch=${encodeURIComponent(JSON.stringify(patch))}`);
    return { status: answer.status, body: await readJson<{ code: string; errors: Record<string, string> }>(answer) };
  };
  const [whole, nested] = [
    await put({ publishAt: "2026-06-01T10:00:00+02:00", title: "T" }),
    await put({ galleryImages: ["/media/a.jpg", 7] }),
  ];
  await new Promise((resolve) => server.close(resolve));
  await drop();
  expect([whole.status, whole.body]).toMatchObject([
    422,
    { code: "invalid", errors: { publishAt: "El valor no es válido" } },
  ]);
  expect([nested.status, nested.body.errors]).toEqual([422, { "galleryImages.1": "El valor no es válido" }]);
});

it("answers 503 when the connection is lost in the middle of a transaction", async () => {
  const { db, drop } = await freshDatabase("mysql");
  const app = new Koa();
  app.use(answerErrors(pino({ level: "silent" })));
  app.use(() =>
    db.transaction(async (trx) => {
      const [[{ id }]] = await trx.raw("SELECT CONNECTION_ID() AS id");
      await db.raw(`KILL ${id}`);
      await trx.raw("SELECT 1").catch(() => undefined);
      await trx.raw("SELECT 1");
    }),
  );
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const port = portOf(server);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/`);
  await new Promise((resolve) => server.close(resolve));
  await drop();
  expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
});

it("logs a service that is still starting as info, and a failure as error", async () => {
  const levels: string[] = [];
  const log = pino(
    { formatters: { level: (level) => ({ level }) } },
    { write: (line) => levels.push(JSON.parse(line).level) },
  );
  const app = new Koa();
  app.use(answerErrors(log));
  app.use((ctx) => {
    const notYet = new Refusal("unavailable", "El panel se está preparando", { retryAfter: 5 });
    throw ctx.path === "/lost" ? Object.assign(notYet, { cause: new Error("store") }) : notYet;
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const port = portOf(server);
  const statuses = [];
  for (const path of ["/", "/lost"]) statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
  await new Promise((resolve) => server.close(resolve));
  expect([statuses, levels]).toEqual([
    [503, 503],
    ["info", "error"],
  ]);
});
