import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { connect, contentChanged, PostModel, ProjectModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import { type Browser, chromium } from "playwright";
import { postRow, projectRow } from "../../../database/src/factories";
import { isNextReady } from "../../src/publishing/gatsby/gatsbyFolder";
import { chromium as executablePath, freePort } from "../../testing/machine";
import { memoryOf } from "../load";
import { type Product, startProduct } from "../product";
import { answerTimes, compare, type Latency } from "./latency";
import { type Change, Owner } from "./owner";

const siteDir = join(__dirname, "../../../marketing");
const owner = { email: "duena@estudio.example", password: "una-clave-larga" };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const paragraph = "La luz de la tarde entra hasta el fondo de la casa y la cal la devuelve sin brillo. ".repeat(6);

/** A product of its own, stopped and started with the next build made ahead or not, and a visitor's browser. */
export class BenchProduct {
  private readonly dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  private product: Product | undefined;
  private owner!: Owner;
  private items = 0;
  private ahead = false;

  private constructor(
    private readonly port: number,
    private readonly browser: Browser,
  ) {}

  static async create(): Promise<BenchProduct> {
    const args = ["--no-sandbox", "--disable-quic", "--disable-background-networking"];
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
    return new BenchProduct(await freePort(), browser);
  }

  async start(ahead: boolean): Promise<void> {
    this.ahead = ahead;
    this.product = await startProduct(this.dataDir, this.port, {
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      REBUILD_AHEAD: ahead ? "on" : "off",
    });
    this.owner = await Owner.signIn(this.product.base, owner, this.browser);
    await this.owner.settled();
  }

  async stop(): Promise<void> {
    await this.product?.stop();
    this.product = undefined;
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
    await this.owner.settled();
    return Date.now() - began;
  }

  /** Saves that change and watches it on its way. */
  async publish(change: Change) {
    if (this.ahead) await this.nextIsReady();
    else await pause(1500);
    const before = this.served();
    const measured = await this.owner.measure(change);
    return { ...measured, needless: needless(before, this.served()) };
  }

  private served(): Files {
    const manifest = join(this.dataDir, "site/current", releaseManifestFile);
    return (JSON.parse(readFileSync(manifest, "utf8")) as ReleaseManifest).files;
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
      const build = this.owner.publishNow().finally(() => {
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
    await this.nextIsReady();
    const builder = Number(readFileSync(join(siteDir, ".build/lock"), "utf8").split(" ")[0]);
    return descendants(builder)
      .map(memoryOf)
      .filter((megabytes) => megabytes > 30);
  }

  /** The next build begins from nothing. */
  spoil(): void {
    writeFileSync(join(siteDir, ".cache/estudio-stamp.json"), "{}");
  }

  private async nextIsReady(): Promise<void> {
    while (!isNextReady({ siteDir })) await pause(200);
  }
}

type Files = ReleaseManifest["files"];

/** @returns how many pages were rewritten although their data did not change */
function needless(before: Files, after: Files): number {
  const isOther = (file: string) => before[file]?.etag !== after[file]?.etag;
  const pages = Object.keys(after).filter((file) => file.endsWith("/index.html"));
  const dataOf = (page: string) => `/page-data${page === "/index.html" ? "/index" : dirname(page)}/page-data.json`;
  return pages.filter((page) => isOther(page) && dataOf(page) in after && !isOther(dataOf(page))).length;
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
