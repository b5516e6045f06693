import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { requestBuild, SiteBuildModel, transaction } from "@estudio/database";
import { engines, freshDatabase } from "../../../database/testing/engines";
import { testEnv, write } from "../../testing/site";
import { Builder } from "./builder";
import { buildFailure, GatsbyFailed } from "./failures";
import { GatsbyFolder, processMark } from "./gatsby/gatsbyFolder";
import { BuildQueue } from "./queue/queue";
import { fetchSnapshot } from "./snapshot";

describe.each(engines)("a build that fails on %s", (engine) => {
  it("records the reason on its receipt when the API does not answer or the release is gone", async () => {
    const store = await freshDatabase(engine);
    const env = testEnv();
    const queue = new BuildQueue(store.db, env);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    for (const [release, reason] of [
      [null, "la API no responde"],
      ["20200101-r1", "ya no se conserva"],
    ] as const) {
      await transaction(store.db, (trx) => requestBuild(trx, { explicit: { reason: "Publicar", release } }));
      const build = await SiteBuildModel.query(store.db).findOne({ slot: "queued" });
      await SiteBuildModel.query(store.db)
        .findById(build?.id ?? 0)
        .patch({ slot: "running", status: "running" });
      await new Builder(env, queue, () => false).run(build as SiteBuildModel);
      const receipt = await SiteBuildModel.query(store.db).findById(build?.id ?? 0);
      expect(receipt).toMatchObject({ status: "failed", slot: null, message: expect.stringContaining(reason) });
    }
    expect(existsSync(join(env.dataDir, "site"))).toBe(false);
    env.remove();
    await store.drop();
  });
});

it("names BUILDER_TOKEN when the API refuses the builder", async () => {
  const api = createServer((_, response) => response.writeHead(401).end("{}")).listen(0, "127.0.0.1");
  await once(api, "listening");
  const env = testEnv({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const error = await fetchSnapshot(env).catch((refused: unknown) => refused);
  expect(buildFailure(error, []).message).toContain("BUILDER_TOKEN tiene que ser el mismo");
  api.close();
  env.remove();
});

describe("Gatsby's folder", () => {
  it("belongs to one builder at a time; the lock of a dead builder is taken over", async () => {
    const env = testEnv();
    write(env.siteDir, ".build/lock", "999999 maquina");
    const gatsbyFolder = new GatsbyFolder(env);
    await gatsbyFolder.lock();
    gatsbyFolder.unlock();
    expect(existsSync(join(env.siteDir, ".build/lock"))).toBe(false);
    env.remove();
  });

  it("stays locked while a dead builder's child process still works in it", async () => {
    const env = testEnv();
    const orphan = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    write(env.siteDir, ".build/lock", "999999 maquina");
    write(env.siteDir, ".build/worker", processMark(orphan.pid ?? 0));
    const gatsbyFolder = new GatsbyFolder(env);
    expect(gatsbyFolder.tryLock()).toBe(false);
    orphan.kill("SIGKILL");
    await once(orphan, "exit");
    expect(gatsbyFolder.tryLock()).toBe(true);
    env.remove();
  });

  it("is free after a reboot, even if the builder's process id belongs to another program now", () => {
    const env = testEnv();
    write(env.siteDir, ".build/lock", processMark(process.ppid));
    expect(new GatsbyFolder(env).tryLock()).toBe(false);
    write(env.siteDir, ".build/lock", `${process.ppid} 00000000-0000-0000-0000-000000000000`);
    expect(new GatsbyFolder(env).tryLock()).toBe(true);
    env.remove();
  });
});

describe("the editor's message about a failure", () => {
  it.each([
    ["write ENOSPC", "No queda espacio en el disco"],
    ["The site's content could not be read: fetch failed", "la API no responde"],
    ['Building static HTML failed for path "/proyecto/casa"', "La página /proyecto/casa no se puede generar"],
    ["something nobody thought of", "La web no se ha podido generar"],
  ])("explains “%s” as “%s”", (line, said) => {
    const { message, log } = buildFailure(new GatsbyFailed("gatsby build: 1"), [line]);
    expect(message).toContain(said);
    expect(log).toContain(line);
  });
});
