import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, contentChanged, PostModel, ProjectModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import { type Browser, chromium } from "playwright";
import { postRow, projectRow } from "../../database/src/factories";
import { answerTimes, compare, type Latency } from "./latency";
import { memoryOf } from "./load";
import { type Change, Panel } from "./panel";

const root = join(__dirname, "../..");
const owner = { email: "duena@estudio.example", password: "una-clave-larga" };
const stamp = join(root, "marketing/.cache/estudio-stamp.json");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const paragraph = "La luz de la tarde entra hasta el fondo de la casa y la cal la devuelve sin brillo. ".repeat(6);

/** A product of its own, stopped and started with the next build made ahead or not, and a visitor's browser. */
export class BenchProduct {
  private readonly dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  private child: ChildProcess | undefined;
  private panel!: Panel;
  private items = 0;
  private ahead = false;

  private constructor(
    private readonly port: number,
    private readonly browser: Browser,
  ) {}

  static async create(): Promise<BenchProduct> {
    const executablePath = [process.env.CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
      existsSync,
    );
    const args = ["--no-sandbox", "--disable-quic", "--disable-background-networking"];
    return new BenchProduct(
      await freePort(),
      await chromium.launch({ ...(executablePath ? { executablePath } : {}), args }),
    );
  }

  async start(ahead: boolean): Promise<void> {
    this.ahead = ahead;
    const variables = {
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      LOG_LEVEL: "warn",
      REBUILD_AHEAD: ahead ? "on" : "off",
      DATABASE_URL: "",
      SITE_URL: "",
    };
    this.child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await line(this.child, /^ready /m);
    this.panel = await Panel.signIn(`http://localhost:${this.port}`, owner, this.browser);
    await this.panel.settled();
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.browser.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Adds items until there are so many beside the seed. @returns how long until they were published, in milliseconds */
  async fill(items: number): Promise<number> {
    const began = Date.now();
    const missing = items - this.items;
    this.items = items;
    if (missing <= 0) return 0;
    const db = connect({ file: join(this.dataDir, "estudio.sqlite") });
    await insert(db, missing).finally(() => db.destroy());
    await pause(1000);
    await this.panel.settled();
    return Date.now() - began;
  }

  /** Saves that change and watches it on its way. */
  async publish(change: Change) {
    await pause(1500);
    while (this.ahead && !(existsSync(stamp) && readFileSync(stamp, "utf8").includes('"fit":true'))) await pause(200);
    return this.panel.measure(change);
  }

  /** Latency of the list of projects, alone and beside builds, in turns; each build is asked for as the last has ended. */
  async latency(forSeconds: number): Promise<Latency[]> {
    const url = `http://localhost:${this.port}/api/projects`;
    const alone: number[] = [];
    const building: number[] = [];
    for (const until = Date.now() + forSeconds * 1000 * 3; Date.now() < until; ) {
      const quietUntil = Date.now() + (forSeconds * 1000) / 3;
      alone.push(...(await answerTimes(url, () => Date.now() > quietUntil)));
      let built = false;
      const build = this.panel.publishNow().finally(() => {
        built = true;
      });
      building.push(...(await answerTimes(url, () => built)));
      await build;
    }
    return compare(alone, building);
  }

  /** Resident memory of the processes of the build that waits, in megabytes. */
  async memoryOfWaiting(): Promise<number[]> {
    await this.publish("section");
    await pause(1500);
    while (!readFileSync(stamp, "utf8").includes('"fit":true')) await pause(200);
    const builder = Number(readFileSync(join(root, "marketing/.build-lock"), "utf8").split(" ")[0]);
    return descendants(builder)
      .map(memoryOf)
      .filter((megabytes) => megabytes > 30);
  }

  /** The next build begins from nothing. */
  spoil(): void {
    writeFileSync(stamp, "{}");
  }
}

/** Half projects, half articles, each older than the one before, with a text in each language and a picture. */
async function insert(db: Knex, count: number): Promise<void> {
  const { mainImage = "" } = (await ProjectModel.query(db).whereNot("mainImage", "").first()) ?? {};
  const inBoth = <T>(fields: T) => ({ ca: fields, en: fields });
  await transaction(db, async (trx) => {
    for (let i = 0; i < count / 2; i++) {
      const moment = new Date(Date.now() - (i + 1) * 3_600_000).toISOString();
      const project = { description: paragraph, mainImage, translations: inBoth({ description: paragraph }) };
      await ProjectModel.query(trx).insert(projectRow({ ...project, createdAt: moment }));
      const post = {
        content: `## Luz\n${paragraph}`,
        imageUrl: mainImage,
        translations: inBoth({ content: paragraph }),
      };
      await PostModel.query(trx).insert(postRow({ ...post, publishedAt: moment, category: `Tema ${i % 20}` }));
    }
    await contentChanged(trx, { what: `${count} de relleno`, who: "bench" });
  });
}

function descendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
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
