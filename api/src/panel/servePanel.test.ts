import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@estudio/database";
import Koa from "koa";
import pino from "pino";
import { observe } from "../../../database/testing/observatory";
import { portOf } from "../../../database/testing/portOf";
import { readEnv } from "../env";
import { answerErrors } from "../errors";
import { securityHeaders } from "../http/securityHeaders";
import { DiskStorage } from "../storage/disk";
import { servePanel } from "./servePanel";

/** Sends the path unchanged; `fetch` would normalize it. */
const statusOf = (port: number, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path, host: "127.0.0.1" }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    })
      .on("error", reject)
      .end();
  });

it("answers 404 for a path outside the panel's files or to a missing file", async () => {
  const dist = mkdtempSync(join(tmpdir(), "estudio-panel-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<title>Panel</title>");
  writeFileSync(join(dist, "assets/a.js"), "1");
  const app = new Koa()
    .use(answerErrors(pino({ level: "silent" })))
    .use(servePanel({ storage: new DiskStorage(dist) }, dist));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const port = portOf(server);
  const paths = [
    "assets/a.js",
    "projects",
    "index.html",
    "assets/..%2f",
    "assets/..%2fx.js",
    "assets/..%2f..%2fx.js",
    "assets/%2e.js",
  ];
  paths.push(
    "assets/no.js",
    "assets/%ff.js",
    "assets/%00.js",
    "..%2fx.js",
    "assets/",
    "assets/..%5cx",
    "../../package.json",
  );
  const found = [];
  for (const path of paths) found.push([path, await statusOf(port, `/admin/${path}`)]);
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true });
  expect(found.slice(0, 3)).toEqual([
    ["assets/a.js", 200],
    ["projects", 200],
    ["index.html", 301],
  ]);
  for (const [path, status] of found.slice(3))
    expect([path, [400, 404].includes(Number(status))]).toEqual([path, true]);
});

it("puts a new nonce for its style sheets in each page and scores 130 points in Mozilla's Observatory", async () => {
  const dist = mkdtempSync(join(tmpdir(), "estudio-panel-"));
  writeFileSync(join(dist, "index.html"), readFileSync(join(root, "backoffice/index.html")));
  const env = readEnv({ SITE_URL: "https://estudio.example" });
  const app = new Koa().use(securityHeaders({ env })).use(servePanel({ storage: new DiskStorage(dist) }, dist));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const port = portOf(server);
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/admin/projects`);
    return { headers: answer.headers, html: await answer.text() };
  };
  const nonceOf = ({ headers, html }: Awaited<ReturnType<typeof ask>>) => {
    const [, allowed = ""] =
      /style-src 'self' 'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
    expect(html).toContain(`nonce="${allowed}"`);
    return allowed;
  };
  const [first, second] = [await ask(), await ask()];
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true });
  expect(nonceOf(first)).toMatch(/^[\w-]{22}$/);
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  expect(observe(first)).toEqual({
    score: 130,
    points: {
      "content-security-policy": 10,
      "cross-origin-resource-policy": 10,
      "referrer-policy": 5,
      "x-frame-options": 5,
    },
  });
});
