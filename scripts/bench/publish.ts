import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, contentChanged, PostModel, ProjectModel, transaction } from "@estudio/database";
import { postRow, projectRow } from "../../database/src/factories";
import { Panel } from "./panel";

const root = join(__dirname, "../..");

/**
 * `npm run bench:publish [-- 100 1000 5000]`: how long from a save to the visitor's browser's fresh content and to the
 * static page, and how many pages were rewritten; on the seed and with that many more items; with the next build started
 * ahead, and without.
 */
async function main(sizes: number[]): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const ahead of [true, false]) {
    const product = await startProduct(ahead);
    let items = 0;
    for (const size of [0, ...sizes]) {
      await product.fill(size - items);
      items = size;
      await product.panel.settled();
      for (const change of ["project", "section", "post"] as const) {
        await product.panel.readyForNext(ahead);
        rows.push({ items: size || "seed", ahead, change, ...(await product.panel.measure(change)) });
        console.table(rows.slice(-1));
      }
    }
    await product.stop();
  }
  console.table(rows);
}

async function startProduct(ahead: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  const port = await freePort();
  const owner = { email: "duena@estudio.example", password: "una-clave-larga" };
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    LOG_LEVEL: "warn",
    REBUILD_AHEAD: ahead ? "on" : "off",
    DATABASE_URL: "",
    SITE_URL: "",
  };
  const began = Date.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await line(child, /^ready /m);
  console.log(`cold start, ahead ${ahead ? "on" : "off"}: ${Math.round((Date.now() - began) / 1000)} s`);
  const panel = await Panel.signIn(`http://localhost:${port}`, owner);
  const fill = async (count: number) => {
    if (count <= 0) return;
    const db = connect({ file: join(dataDir, "estudio.sqlite") });
    await transaction(db, async (trx) => {
      for (let i = 0; i < count / 2; i++) {
        await ProjectModel.query(trx).insert(projectRow({ status: "published" }));
        await PostModel.query(trx).insert(postRow({ status: "published" }));
      }
      await contentChanged(trx, { what: `${count} de relleno`, who: "bench" });
    });
    await db.destroy();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  };
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { panel, fill, stop };
}

function line(child: ChildProcess, pattern: RegExp): Promise<void> {
  let seen = "";
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`npm start: ${code}\n${seen}`)));
    child.stdout?.on("data", (chunk) => {
      seen += chunk;
      if (pattern.test(seen)) resolve();
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

main(process.argv.slice(2).map(Number)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
