import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { contentChanged, requestBuild, SiteBuildModel, SiteStateModel, transaction } from "@estudio/database";
import type { Knex } from "knex";
import { portOf } from "../../database/testing/portOf";
import type { BuildEnv } from "../src/publishing/buildEnv";
import { Builder } from "../src/publishing/builder";
import { BuildQueue } from "../src/publishing/queue/queue";
import { currentRelease } from "../src/publishing/release/folders";
import { during } from "./quickGatsby";
import { testEnv, testSnapshot } from "./site";

/** A builder with its database, and an API stand-in that serves what the builder publishes. */
export class Bench {
  apiAnswers = true;
  builder: Builder;
  /** Milliseconds by which the builder's monotonic clock is ahead. */
  elapsed = 0;

  constructor(
    readonly env: BuildEnv,
    readonly db: Knex,
    readonly queue: BuildQueue,
    readonly close: () => Promise<void>,
  ) {
    this.builder = this.newBuilder();
  }

  private newBuilder(): Builder {
    return new Builder(
      this.env,
      this.queue,
      () => false,
      () => performance.now() + this.elapsed,
    );
  }

  /** Replace the builder by one that has seen nothing yet. */
  restarted(): Bench {
    this.builder = this.newBuilder();
    return this;
  }

  look(): Promise<string | undefined> {
    return this.builder.look();
  }

  /** Run the waiting build. Return its row. */
  async build(meanwhile: () => Promise<void> = async () => undefined): Promise<SiteBuildModel> {
    const build = await this.queue.claim({ now: true });
    if (!build) throw new Error("Nothing waits to be built");
    during.generation = meanwhile;
    await this.builder.run(build);
    return SiteBuildModel.query(this.db).findById(build.id).throwIfNotFound();
  }

  async newest(): Promise<SiteBuildModel> {
    return SiteBuildModel.query(this.db).orderBy("id", "desc").first().throwIfNotFound();
  }

  async save(): Promise<void> {
    await transaction(this.db, (trx) => contentChanged(trx, { what: "cambio", who: "Ana" }));
  }

  /** Request a publication as a person does. */
  async ask({ full }: { full: boolean }): Promise<void> {
    await transaction(this.db, (trx) => requestBuild(trx, { explicit: { reason: "Publicar", release: null }, full }));
  }

  async returnTo(release: string): Promise<void> {
    await transaction(this.db, (trx) => requestBuild(trx, { explicit: { reason: "Volver", release } }));
    await this.build();
  }

  /** Let this builder's heartbeat stop, and another builder take over its build. */
  async anotherTakesOver(): Promise<void> {
    this.queue.abandon();
    let elapsed = 0;
    const other = new BuildQueue(this.db, this.env, "otra:1", () => performance.now() + elapsed);
    await other.claim({ now: true });
    elapsed = 60_000;
    await other.claim({ now: true });
    other.abandon();
  }

  served(): Promise<string | undefined> {
    return currentRelease(this.env);
  }

  async home(): Promise<number> {
    return (await fetch(this.env.apiUrl)).status;
  }
}

/** Start a bench on this database, with nothing published and nothing queued. */
export async function startBench(db: Knex): Promise<Bench> {
  await SiteBuildModel.query(db).delete();
  await SiteStateModel.query(db).patch({ revision: 0, built: 0, release: null, pinned: false });
  const api = createServer(async (request, response) => {
    if (!bench.apiAnswers) return request.socket.destroy();
    if (request.url?.startsWith("/api/site/snapshot")) {
      const { revision } = await SiteStateModel.query(db).findById(1).throwIfNotFound();
      return response.end(JSON.stringify(testSnapshot(revision)));
    }
    const file = join(env.dataDir, "site/current", request.url ?? "", "index.html");
    response.statusCode = existsSync(file) ? 200 : 503;
    response.end(existsSync(file) ? readFileSync(file) : "");
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const env = testEnv({ apiUrl: `http://127.0.0.1:${portOf(api)}` });
  const queue = new BuildQueue(db, env);
  const bench = new Bench(env, db, queue, async () => {
    queue.abandon();
    jest.restoreAllMocks();
    api.close();
    api.closeAllConnections();
    env.remove();
  });
  return bench;
}
