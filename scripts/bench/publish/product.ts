import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ReleaseManifest, releaseManifestFile } from "@estudio/contract";
import { connect, contentChanged, PostModel, ProjectModel, transaction } from "@estudio/database";
import { postRow, projectRow } from "@estudio/database/factories";
import type { Knex } from "knex";
import { freePort } from "../../testing/machine";
import { startProduct } from "../product";
import { compared, type Latency, Visitor } from "./latency";
import { type Change, Owner } from "./owner";
import { processorOf, programOf, pssOf, runs, treeOf } from "./processes";

const owner = { email: "duena@estudio.example", password: "una-clave-larga" };
const paragraph = "La luz de la tarde entra hasta el fondo de la casa y la cal la devuelve sin brillo. ".repeat(6);
/** How long the visitor is measured before a publication begins. */
const watchMs = 1000;
/**
 * The builder is at rest when it uses at most this many CPU seconds in this many milliseconds: it polls four times a
 * second.
 */
const [atRest, restMs] = [0.5, 5000];
const idleMs = 20_000;
const seconds = (ms: number) => Math.round(ms / 10) / 100;

export type Row = {
  items: number;
  change: Change;
  /** Seconds: from the save to the static page, without the quiet time; of the build; of the builder's CPU. */
  static: number;
  build: number;
  processor: number;
  /** Pages rewritten, and those of them whose data did not change. */
  pages: number;
  needless: number;
};

/** A product started for the bench. */
export class BenchProduct {
  private readonly dataDir = mkdtempSync(join(tmpdir(), "estudio-bench-"));
  private product: Awaited<ReturnType<typeof startProduct>> | undefined;
  private owner!: Owner;
  private items = 0;

  private constructor(private readonly port: number) {}

  static async create(): Promise<BenchProduct> {
    return new BenchProduct(await freePort());
  }

  async start(): Promise<void> {
    this.product = await startProduct(this.dataDir, this.port, {
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
    });
    this.owner = await Owner.signIn(this.product.base, owner);
    await this.owner.settled();
    // After its first start the product still makes renditions of the pictures, for a minute or two.
    while (treeOf(this.product.pid).some((pid) => runs(pid, "variantsWorker.ts"))) await pause(500);
  }

  async stop(): Promise<void> {
    await this.product?.stop();
    this.product = undefined;
  }

  /** Restart the product. Return the seconds until the API answers. */
  async restart(): Promise<number> {
    await this.stop();
    const began = Date.now();
    const started = this.start();
    const answers = () =>
      fetch(`http://localhost:${this.port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await pause(20);
    const took = seconds(Date.now() - began);
    await started;
    return took;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Add items up to this number beyond the seed. Return the milliseconds until they are published. */
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

  /** Make a change and measure its publication. */
  async publish(change: Change): Promise<Omit<Row, "items">> {
    let [before, spent] = [this.served(), this.spent()];
    const { ms, build } = await this.owner.measure(change, () => {
      [before, spent] = [this.served(), this.spent()];
    });
    return {
      change,
      static: seconds(ms),
      build: seconds(Date.parse(build.finishedAt) - Date.parse(build.startedAt)),
      processor: Math.round((this.spent() - spent) * 100) / 100,
      pages: build.pagesWritten,
      needless: needless(before, this.served()),
    };
  }

  /** Return the memory of each process of the product in megabytes, largest first. */
  async memory(): Promise<{ program: string; megabytes: number }[]> {
    await pause(2000);
    return treeOf(this.product?.pid ?? 0)
      .map((pid) => ({ program: programOf(pid), megabytes: Math.round(pssOf(pid)) }))
      .sort((one, other) => other.megabytes - one.megabytes);
  }

  /** Return the share of one CPU that the idle product uses. */
  async idle(): Promise<number> {
    await this.rest();
    const before = spentIn(this.product?.pid);
    await pause(idleMs);
    return ((spentIn(this.product?.pid) - before) * 1000) / idleMs;
  }

  /** Return the CPU seconds of the builder and its children. */
  private spent(): number {
    return spentIn(treeOf(this.product?.pid ?? 0).find((pid) => runs(pid, "build-site.ts")));
  }

  /** Wait until the builder is at rest. */
  private async rest(): Promise<void> {
    for (let before = Number.NEGATIVE_INFINITY, now = this.spent(); now - before > atRest; now = this.spent()) {
      before = now;
      await pause(restMs);
    }
  }

  private served(): Files {
    const manifest = join(this.dataDir, "site/current", releaseManifestFile);
    const made: ReleaseManifest = JSON.parse(readFileSync(manifest, "utf8"));
    return made.files;
  }

  /**
   * Measure the latency of the list of projects, alternately without a publication and from a save to its receipt.
   * It waits for the builder first, whose compression after a change of every page would slow the reference too.
   */
  async latency(atMostSeconds: number): Promise<Latency[]> {
    await this.rest();
    const visitor = await Visitor.of(`http://localhost:${this.port}/api/projects`);
    const round = async () => ({
      alone: await visitor.during(() => this.owner.look("/", 2 * watchMs)),
      building: await visitor.during((onBegin) => this.owner.measure("edit", onBegin)),
    });
    return compared(round, atMostSeconds).finally(() => visitor.leave());
  }
}

/** Return the CPU seconds of a process and its descendants. */
const spentIn = (pid: number | undefined) => treeOf(pid ?? 0).reduce((sum, each) => sum + processorOf(each), 0);

type Files = ReleaseManifest["files"];

/** Return how many pages were rewritten although their data did not change. */
function needless(before: Files, after: Files): number {
  const isOther = (file: string) => before[file]?.blob !== after[file]?.blob;
  const pages = Object.keys(after).filter((file) => file.endsWith("/index.html"));
  const dataOf = (page: string) => `/page-data${page === "/index.html" ? "/index" : dirname(page)}/page-data.json`;
  return pages.filter((page) => isOther(page) && dataOf(page) in after && !isOther(dataOf(page))).length;
}

/** Insert half projects, half articles, each older than the one before, with texts in each language and a picture. */
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
