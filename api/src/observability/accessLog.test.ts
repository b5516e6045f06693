import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { programArguments } from "@estudio/database";
import { createSettings } from "@estudio/database/factories";
import { freshDatabase } from "../../../database/testing/engines";

test("the access log records route, status and the proxy's request id, and nothing about the visitor", async () => {
  const database = await freshDatabase("sqlite");
  await createSettings(database.db);
  const child = spawn(process.execPath, programArguments("api/src/server.ts", true), {
    cwd: join(__dirname, "../../.."),
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: database.dataDir,
      DATABASE_URL: "",
      BUILDER: "off",
      ACCESS_LOG: "on",
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
    },
  });
  let said = "";
  child.stdout.on("data", (part) => (said += part));
  child.stderr.on("data", (part) => (said += part));
  while (!/api http\S+\n/.test(said)) await once(child.stdout, "data");
  const url = /api (http\S+)\n/.exec(said)?.[1] ?? "";
  const ask = (path: string, id: string) =>
    fetch(url + path, {
      headers: { "X-Request-Id": id, "User-Agent": "zosima", "X-Forwarded-For": "203.0.113.77", Cookie: "zosima=1" },
    }).then((answer) => answer.text());
  await ask("/api/projects/zosima?lang=es&nombre=zosima", "peticion-1");
  await ask("/api/projects?lang=es", "peticion-2");
  await ask("/api/projects?lang=es", "peticion-3");
  await ask("/zosima", "peticion-4");
  await ask("/media/zosima.jpg", 'mala "zosima" {}');
  child.kill("SIGTERM");
  await once(child, "exit");
  await database.drop();
  const lines = said.split("\n").flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []));
  expect(lines.map(({ id, method, route, status }) => [id, method, route, status])).toEqual([
    ["peticion-1", "GET", "/api/projects/{slug}", 404],
    ["peticion-2", "GET", "/api/projects", 200],
    ["peticion-3", "GET", "/api/projects", 200],
    ["peticion-4", "GET", "page", 503],
    [expect.stringMatching(/^[0-9a-f-]{36}$/), "GET", "/media/…", 404],
  ]);
  for (const { ms, bytes } of lines) expect([ms >= 0, bytes > 100]).toEqual([true, true]);
  expect(said).not.toMatch(/zosima|203\.0\.113/);
}, 120_000);
