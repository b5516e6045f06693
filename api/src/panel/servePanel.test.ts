import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import pino from "pino";
import { answerErrors } from "../errors";
import { DiskStorage } from "../storage/disk";
import { servePanel } from "./servePanel";

/** As it is written: fetch would tidy the address up. */
const statusOf = (port: number, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path, host: "127.0.0.1" }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    })
      .on("error", reject)
      .end();
  });

test("an address that leads out of the panel's files, or to none, is one that does not exist", async () => {
  const dist = mkdtempSync(join(tmpdir(), "estudio-panel-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<title>Panel</title>");
  writeFileSync(join(dist, "assets/a.js"), "1");
  const app = new Koa()
    .use(answerErrors(pino({ level: "silent" })))
    .use(servePanel({ storage: new DiskStorage(dist) }, dist));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const paths = [
    "assets/a.js",
    "projects",
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
  expect(found.slice(0, 2)).toEqual([
    ["assets/a.js", 200],
    ["projects", 200],
  ]);
  for (const [path, status] of found.slice(2))
    expect([path, [400, 404].includes(Number(status))]).toEqual([path, true]);
});
